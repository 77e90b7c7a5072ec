/** What an energy label is looked up by [7.10-02]. */
export interface LabelQuery {
  readonly manufacturer: string;
  readonly partNumber: string;
  readonly language: 'sv';
  readonly market: 'se';
}

/** A service that knows the official energy labels and data sheets of products. */
export interface ProductDataProvider {
  /** URL of its page for a frame; null when it does not know the product. May fail: the shop then shows the class. */
  labelUrl(query: LabelQuery, signal: AbortSignal): Promise<string | null>;
}

/** The provider's URL with what it is asked for, in the names of its protocol. */
export function withLabelQuery(base: string, { manufacturer, partNumber, language, market }: LabelQuery): string {
  const query = new URLSearchParams({ manufacturer, partNumber, language, market });
  return `${base}${base.includes('?') ? '&' : '?'}${query.toString()}`;
}

/**
 * A provider behind HTTP. A frame cannot tell the page around it that it holds an error, so the shop asks first:
 * `HEAD <url>?manufacturer&partNumber&language&market` is 200 for a known product, 404 for others.
 */
export const createHttpProductData = (url: string): ProductDataProvider => ({
  labelUrl: async (query, signal) => {
    const frameUrl = withLabelQuery(url, query);
    const response = await fetch(frameUrl, { method: 'HEAD', redirect: 'error', signal });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`The product-data provider responded with ${response.status}.`);
    return frameUrl;
  },
});
