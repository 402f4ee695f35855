/** The same questions to an OpenAI-compatible model and to Gemini: good, slow, broken and hostile. */
import type { ServerResponse } from 'node:http'
import { z } from '@kervan/domain/z.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { ModelError } from '#spine/model/model.ts'
import { createSdkModel } from '#spine/model/sdk-model.ts'
import { type Manner, openModelServer } from '#testing/model-server.ts'

const server = await openModelServer()
afterAll(() => server.close())

const question = {
  instructions: 'Yalnızca JSON yaz.',
  prompt: '{"sentence":"Yolda."}',
  shape: z.strictObject({ text: z.string().max(200) }),
}
const status = (code: number) => (_: unknown, reply: ServerResponse) => {
  reply.writeHead(code, { 'content-type': 'application/json' }).end('{"error":{"message":"hayır"}}')
  return undefined
}

describe.each([
  ['OpenAI', () => server.openaiUrl],
  ['Gemini', () => server.geminiUrl],
])('%s', (_, url) => {
  const model = (limit?: number) =>
    createSdkModel({ url: url(), key: 'gizli-anahtar', name: 'sinama' }, limit)

  test('an answer in the shape that was asked for, with what it took', async () => {
    server.behave('{"text":"Gönderiniz yolda."}')
    const answer = await model().ask(question)
    expect(answer).toMatchObject({
      value: { text: 'Gönderiniz yolda.' },
      tries: 1,
      tokensIn: 100,
      tokensOut: 20,
    })
    expect(answer.firstMs).toBeLessThanOrEqual(answer.ms)
    const [told] = server.told
    expect(JSON.stringify(told?.headers)).toContain('gizli-anahtar')
    expect(told?.body).toContain('Yalnızca JSON yaz.')
  })

  test.each<[string, Manner]>([
    ['HTML', '<html><body>Hata</body></html>'],
    ['words before the object', 'Elbette. {"text":"Yolda."}'],
    ['more keys than asked for', '{"text":"Yolda.","action":"sil"}'],
    ['another type', '{"text":42}'],
    ['nothing', ''],
    ['half an object', '{"text":"Yol'],
    ['no end', `{"text":"${'çok '.repeat(4_000)}"}`],
  ])('%s is no answer, and is not asked for again', async (_name, manner) => {
    server.behave(manner)
    await expect(model().ask(question)).rejects.toMatchObject({ name: 'ModelError', failure: 'unreadable' })
    expect(server.told).toHaveLength(1)
  })

  test('what passes is tried again, what is refused is not', async () => {
    let left = 1
    server.behave((told, reply) => (left-- > 0 ? status(503)(told, reply) : '{"text":"Yolda."}'))
    expect(await model().ask(question)).toMatchObject({ tries: 2, value: { text: 'Yolda.' } })
    server.behave(status(500))
    await expect(model().ask(question)).rejects.toMatchObject({
      failure: 'unreachable',
      effort: { tries: 3 },
    })
    server.behave(status(401))
    await expect(model().ask(question)).rejects.toMatchObject({ failure: 'refused', effort: { tries: 1 } })
  })

  test('silence ends with the limit, also in the middle of an answer', async () => {
    server.behave(() => undefined)
    const begun = performance.now()
    await expect(model(300).ask(question)).rejects.toMatchObject({ failure: 'slow' })
    server.behave((_told, reply) => {
      reply.writeHead(200, { 'content-type': 'text/event-stream' }).write(': bekleyin\n\n')
      return undefined
    })
    await expect(model(300).ask(question)).rejects.toMatchObject({ failure: 'slow' })
    expect(performance.now() - begun).toBeLessThan(3_000)
  })

  test('a line that breaks is a failure, not a crash', async () => {
    server.behave((_told, reply) => void reply.destroy())
    await expect(model().ask(question)).rejects.toBeInstanceOf(ModelError)
  })
})

test('nobody there', async () => {
  const gone = await openModelServer()
  await gone.close()
  const model = createSdkModel({ url: gone.openaiUrl, key: undefined, name: 'sinama' })
  await expect(model.ask(question)).rejects.toMatchObject({ failure: 'unreachable' })
})
