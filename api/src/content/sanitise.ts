import sanitizeHtml from 'sanitize-html';

/** [O3-21] Text, emphasis, lists, tables, links and pictures of our own; nothing that runs or restyles the page. */
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
  // Pictures from elsewhere would tell others who reads what.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
};

/** HTML from the content tables as browsers may get it. */
export const sanitise = (html: string): string => sanitizeHtml(html, OPTIONS);
