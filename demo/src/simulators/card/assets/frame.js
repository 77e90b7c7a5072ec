// What page and loader share: the SDK's protocol with the window that frames them.
const { shop } = document.body.dataset;

export const isFramed = window.parent !== window;

/** Known once the frame's owner has shaken hands; events before that have nobody to go to. */
let handshakeId = null;

export const emit = (event, payload) => {
  if (isFramed && handshakeId !== null) window.parent.postMessage({ handshakeId, event, payload }, shop);
};

/** Answers the owner's messages; each action answers `[succeeded, payload]`, at once or later. */
export function listen(actions, onHandshake = () => {}) {
  const all = {
    initiateHandshake(payload) {
      handshakeId = payload;
      queueMicrotask(onHandshake);
      return [true, payload];
    },
    acknowledgeCloseRequest: (payload) => [true, payload],
    ...actions,
  };
  window.addEventListener('message', async ({ origin, source, data }) => {
    if (origin !== shop || source !== window.parent || typeof data?.messageId !== 'string') return;
    const act = Object.hasOwn(all, data.action) ? all[data.action] : () => [false, 'Unknown action.'];
    const [result, payload] = await act(data.payload);
    window.parent.postMessage({ messageId: data.messageId, result, payload }, shop);
  });
}
