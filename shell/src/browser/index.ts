// Module Federation has to agree on the shared modules first, so the entry holds nothing that needs them.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
