// Module Federation negotiates the shared modules first, so the entry contains nothing that uses them.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
