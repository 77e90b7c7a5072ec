import { html, type Html } from './html.ts';

/** Pictures that a shopper has sent, at `<page>/photo/<id>`: each leads to itself in full size. Null for none. */
export const photoList = (page: string, photos: readonly string[]): Html | null =>
  photos.length === 0
    ? null
    : html`<section aria-labelledby="bilder">
        <h2 id="bilder">Bilder från kunden</h2>
        <ul class="photos" role="list">
          ${photos.map((photo, index) => {
            const address = `${page}/photo/${photo}`;
            return html`<li>
              <a href="${address}"><img src="${address}" alt="Bild ${index + 1}" loading="lazy" /></a>
            </li>`;
          })}
        </ul>
      </section>`;
