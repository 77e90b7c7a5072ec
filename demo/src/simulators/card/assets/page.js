// The provider's page: takes the card and tells the window that frames it.
import { emit, isFramed, listen } from './frame.js';

const { token, shop } = document.body.dataset;
const form = document.querySelector('#card');
const result = document.querySelector('#result');
const pay = document.querySelector('#pay');
const done = document.querySelector('#done');
const fields = [...form.querySelectorAll('input')];

listen(
  { loadSession: (payload) => (payload === token ? [true, payload] : [false, 'The session does not exist.']) },
  () => emit('paymentTypeSelection', { paymentType: 'card' }),
);

const NETWORKS = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
];

let knownType = null;
form.number.addEventListener('input', () => {
  const digits = form.number.value.replace(/\D/g, '').slice(0, 19);
  form.number.value = digits.replace(/(\d{4})(?=\d)/g, '$1 ');
  const cardType = NETWORKS.find(([pattern]) => pattern.test(digits))?.[1] ?? null;
  if (cardType !== knownType) emit('cardTypeResolve', { cardType });
  knownType = cardType;
});

form.expiry.addEventListener('input', () => {
  const digits = form.expiry.value.replace(/\D/g, '').slice(0, 4);
  form.expiry.value = digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
});

const showError = (name, message) => {
  const input = form.elements.namedItem(name);
  input.setAttribute('aria-invalid', 'true');
  document.querySelector(`#${name}-error`).textContent = message;
  input.focus();
};

const clearErrors = () => {
  result.textContent = '';
  for (const input of fields) {
    input.removeAttribute('aria-invalid');
    document.querySelector(`#${input.name}-error`).textContent = '';
  }
};

const send = async (path, body = {}) => {
  const response = await fetch(`/${encodeURIComponent(token)}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The provider answered ${response.status}.`);
  return response.json();
};

const showDone = () => {
  form.hidden = true;
  done.hidden = false;
  done.focus();
};

const OUTCOMES = {
  authorized() {
    showDone();
    emit('authorize', { sessionToken: token });
  },
  declined({ message }) {
    result.textContent = message;
    form.number.focus();
  },
  invalid: ({ field, message }) => showError(field, message),
};

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  clearErrors();
  pay.disabled = true;
  try {
    const outcome = await send('pay', Object.fromEntries(new FormData(form)));
    OUTCOMES[outcome.result](outcome);
  } catch {
    result.textContent = 'Vi fick inget svar. Vänta en stund: har betalningen gått igenom får butiken veta det.';
  } finally {
    pay.disabled = false;
  }
});

// In the shop's place instead of its frame: the way back is the same whatever has happened, the server knows the rest.
const leave = () => {
  if (!isFramed) window.location.assign(new URL('/checkout', shop));
};

// The shop's options, behind the # of the URL.
const readOptions = () => {
  try {
    return JSON.parse(atob(decodeURIComponent(window.location.hash.slice(1)))) ?? {};
  } catch {
    return {};
  }
};

const STYLES = ['page', 'surface', 'ink', 'quiet', 'line', 'accent', 'on-accent', 'error', 'success'];
const LABELS = ['pay', 'cancel'];
if (isFramed) document.documentElement.dataset.framed = '';
const { styles = {}, labels = {} } = readOptions();
for (const name of STYLES) {
  if (typeof styles[name] === 'string') document.documentElement.style.setProperty(`--${name}`, styles[name]);
}
if (['light', 'dark'].includes(styles.scheme)) document.documentElement.style.colorScheme = styles.scheme;
for (const name of LABELS) {
  if (typeof labels[name] === 'string') document.querySelector(`#${name}`).textContent = labels[name];
}

document.querySelector('#cancel').addEventListener('click', async () => {
  await send('cancel').catch(() => undefined);
  emit('cancel', { sessionToken: token });
  leave();
});

document.querySelector('#close').addEventListener('click', () => {
  emit('close', { sessionToken: token });
  leave();
});

for (const button of document.querySelectorAll('.card-number')) {
  button.addEventListener('click', () => {
    form.number.value = button.dataset.number;
    form.number.dispatchEvent(new Event('input'));
    form.expiry.value = `12/${String(new Date().getFullYear() + 2).slice(2)}`;
    form.cvc.value = '123';
    form.elements.namedItem('name').value = 'Test Testsson';
    pay.focus();
  });
}

// Without this script the browser would send the card in the page's own address.
pay.disabled = false;
if (document.body.dataset.status === 'authorized') showDone();
