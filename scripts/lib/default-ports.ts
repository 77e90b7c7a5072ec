const portFrom = (name: string, fallback: number): number => {
  const text = process.env[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${name} must be a port number, not “${text}”.`);
  return port;
};

/** The preferred ports of a shop, each with its environment variable. */
export const defaultPorts = () => ({
  shop: portFrom('SHOP_PORT', 3000),
  api: portFrom('API_PORT', 3001),
  cardSandbox: portFrom('CARD_SANDBOX_PORT', 3002),
});
