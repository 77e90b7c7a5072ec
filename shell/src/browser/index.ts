// Module Federation negotiates the shared modules first, so the entry contains nothing that uses them.
// React DOM is evaluated in a task of its own.
void import('react-dom/client').then(() => import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx'));
