// The frame before it knows its session: the SDK names it afterwards, with `loadSession`.
import { listen } from './frame.js';

listen({
  async loadSession(token) {
    const path = `/${encodeURIComponent(token)}${window.location.search}`;
    const { ok } = await fetch(path);
    if (!ok) return [false, 'The session does not exist.'];
    // After the answer has left; the owner shakes hands anew when the page has loaded.
    setTimeout(() => window.location.replace(path), 0);
    return [true, token];
  },
});
