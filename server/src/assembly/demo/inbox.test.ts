import { expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { sharedServer } from '#testing/shared-server.ts'

const server = await sharedServer()

test('the inbox shows what was sent as text and as HTML', async () => {
  const to = 'iki-bicim@musteri.example'
  await server.call('POST', '/demo/inbox/test-mail', { body: { to } })
  const mail = await eventually('the mail has arrived', async () => {
    const { body } = await server.call<Record<string, string>[]>('GET', `/demo/inbox?to=${to}`)
    return body[0]
  })
  expect(Object.keys(mail).sort()).toEqual([
    'attachments',
    'can_reply',
    'html',
    'id',
    'sent_at',
    'subject',
    'text',
    'to',
  ])
  expect(mail.text).toContain('Üründeki her e-posta aynı yoldan gider.')
  expect(mail.html).toMatch(/^<!doctype html>/i)
  expect(mail.html).toContain('Üründeki her e-posta aynı yoldan gider.')
})
