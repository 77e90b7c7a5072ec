interface ResolverOptions {
  conditions?: string[];
  defaultResolver(request: string, options: ResolverOptions): string;
}

/**
 * Only our own packages resolve to their browser side in the simulated browser; installed ones run in Node and resolve
 * to their Node side.
 */
export function sync(request: string, options: ResolverOptions): string {
  const { conditions = [], defaultResolver } = options;
  if (request.startsWith('@shop/') || !conditions.includes('browser')) return defaultResolver(request, options);
  const forNode = conditions.map((condition) => (condition === 'browser' ? 'node' : condition));
  return defaultResolver(request, { ...options, conditions: forNode });
}
