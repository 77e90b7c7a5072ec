/** What a shopper sees after opening the link of the confirmation mail; it stands alone, outside the shop's own pages. */
export function confirmationPage(isConfirmed: boolean, shopUrl: string): string {
  const [title, text] = isConfirmed
    ? ['Tack, nu är du med!', 'Du får vårt nästa nyhetsbrev i din inkorg. I varje brev finns en länk för att avsluta.']
    : ['Länken gäller inte längre', 'Anmäl dig igen längst ner på sidan i butiken, så skickar vi en ny länk.'];
  return `<!doctype html>
<html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title} – Pixelhamn</title></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="${shopUrl}">Till Pixelhamn</a></p></main></body></html>`;
}
