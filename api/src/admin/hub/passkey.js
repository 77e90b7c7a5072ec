// Runs after the library's own file, in the hub's pages that have a passkey form: the browser signs, the form is posted.
(() => {
  const form = document.querySelector('form[data-passkey]');
  const { SimpleWebAuthnBrowser: webAuthn } = globalThis;
  if (!form || !webAuthn?.browserSupportsWebAuthn()) return;
  form.hidden = false;
  const status = form.querySelector('[role=status]');
  const start = form.dataset.passkey === 'enrol' ? webAuthn.startRegistration : webAuthn.startAuthentication;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    status.textContent = '';
    start({ optionsJSON: JSON.parse(form.dataset.options) }).then(
      (credential) => {
        form.elements.namedItem('credential').value = JSON.stringify(credential);
        form.submit();
      },
      () => {
        status.textContent = 'Det gick inte. Försök igen, eller använd en kod.';
      },
    );
  });
})();
