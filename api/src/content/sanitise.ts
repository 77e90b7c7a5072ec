import sanitizeHtml from 'sanitize-html';

/**
 * Allowed HTML: text, emphasis, lists, tables, links and images of our own; nothing that runs or restyles the page
 * [O3-21].
 */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags:
    'p br hr h2 h3 h4 strong em b i u s small sub sup blockquote abbr ul ol li dl dt dd table caption thead tbody tr th td a img address'.split(
      ' ',
    ),
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    abbr: ['title'],
    h2: ['id'],
    h3: ['id'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  // Images from other hosts would reveal who reads what.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
};

/** HTML of the content tables, sanitised for browsers. */
export const sanitise = (html: string): string => sanitizeHtml(html, OPTIONS);
