/** Calls `onLine` with each complete line of a streamed response. Rejects when the connection breaks. */
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
