interface ResolverOptions {
  conditions?: string[];
  defaultResolver(request: string, options: ResolverOptions): string;
}

/** Only our own packages have a side for the simulated browser; installed ones run in Node and keep to their side for it. */
export function sync(request: string, options: ResolverOptions): string {
  const { conditions = [], defaultResolver } = options;
  if (request.startsWith('@shop/') || !conditions.includes('browser')) return defaultResolver(request, options);
  const forNode = conditions.map((condition) => (condition === 'browser' ? 'node' : condition));
  return defaultResolver(request, { ...options, conditions: forNode });
}
