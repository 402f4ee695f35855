/** A stand-in for a language model: it speaks OpenAI's and Gemini's streams, keeps what it was told, and can be good, slow, broken or hostile. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Told = { path: string; headers: Record<string, unknown>; body: string }
/** What it answers to what it was told; a function may do anything to the line. */
export type Manner = string | ((told: Told, reply: ServerResponse) => string | undefined)

export async function openModelServer() {
  const told: Told[] = []
  let manner: Manner = '{"text":"Tamam."}'
  const server = createServer(async (request, reply) => {
    let body = ''
    for await (const part of request) body += part
    const heard = { path: request.url ?? '', headers: request.headers, body }
    told.push(heard)
    const words = typeof manner === 'function' ? manner(heard, reply) : manner
    if (words === undefined) return
    reply.writeHead(200, { 'content-type': 'text/event-stream' })
    const chunks = heard.path.includes('streamGenerateContent') ? gemini(words) : openai(words)
    for (const chunk of chunks)
      reply.write(`data: ${typeof chunk === 'string' ? chunk : JSON.stringify(chunk)}\n\n`)
    reply.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    told,
    openaiUrl: `${base}/v1`,
    geminiUrl: `${base}/v1beta`,
    behave(how: Manner) {
      manner = how
      told.length = 0
    },
    /** Everything it was told since, as one text. */
    everything: () => told.map(({ body }) => body).join('\n'),
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/** In two halves, as a stream is. */
const halves = (words: string) => [words.slice(0, words.length / 2), words.slice(words.length / 2)]

function openai(words: string): unknown[] {
  const head = { id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'test' }
  return [
    ...halves(words).map((content) => ({
      ...head,
      choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }],
    })),
    {
      ...head,
      choices: [{ index: 0, delta: {}, finish_reason: 'stop' }],
      usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
    },
    '[DONE]',
  ]
}

function gemini(words: string): unknown[] {
  const usageMetadata = { promptTokenCount: 100, candidatesTokenCount: 20, totalTokenCount: 120 }
  const [first, second] = halves(words)
  const part = (text: string | undefined) => ({ content: { role: 'model', parts: [{ text }] }, index: 0 })
  return [
    { candidates: [part(first)] },
    { candidates: [{ ...part(second), finishReason: 'STOP' }], usageMetadata },
  ]
}

/** What the sentence was that it should say better. */
export function sentenceIn({ body }: Told): string {
  const found = /\\"sentence\\":\\"((?:[^"\\]|\\\\.|\\(?!"))*)\\"/.exec(body)
  return found?.[1] ?? ''
}
