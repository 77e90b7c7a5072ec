/** Calls back with each line of a response as soon as it has come whole. Rejects when the response breaks off. */
export async function readLines(body: ReadableStream<Uint8Array>, onLine: (text: string) => void): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    const lines = `${rest}${done ? decoder.decode() : decoder.decode(value, { stream: true })}`.split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines) if (text !== '') onLine(text);
    if (done) break;
  }
  if (rest !== '') onLine(rest);
}
