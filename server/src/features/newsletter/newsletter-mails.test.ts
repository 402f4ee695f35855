import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { demoCompany } from '#assembly/demo/demo-world.ts'
import { createNewsletterLinks } from '#features/newsletter/newsletter-links.ts'
import { alreadySubscribedMail, confirmationMail } from '#features/newsletter/newsletter-mails.ts'
import { envelopeOf } from '#spine/mail/mail.ts'
import { renderMail } from '#spine/mail/mail-template.ts'
import { testSecrets } from '#testing/test-server.ts'

const links = createNewsletterLinks(testSecrets, 'https://kervan.example')
const head = { company: demoCompany, publicUrl: 'https://kervan.example', mailTexts: {} }
const subscriber = { id: randomUUID(), cycle: '1' }

test('a subscriber may leave by one click of the mail program (RFC 8058)', () => {
  const mail = alreadySubscribedMail(head, links.unsubscribeLink(subscriber))
  expect(mail.headers).toEqual({
    'List-Unsubscribe': `<${links.unsubscribeLink(subscriber)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(links.unsubscribeLink(subscriber)).toMatch(
    /^https:\/\/kervan\.example\/bulten\/ayril\?token=[\w-]{64}$/,
  )
  const envelope = () => envelopeOf({ ...mail, id: 'a', from: 'b@kervan.example', to: 'c@musteri.example' })
  expect(envelope).not.toThrow()
})

test('the mail that asks to confirm has its link behind the # and nothing to leave yet', () => {
  const mail = confirmationMail(head, links.confirmLink(subscriber))
  expect(mail.headers).toBeUndefined()
  const { text } = renderMail(mail.letter)
  expect(text).toContain(`https://kervan.example/bulten/onay#token=`)
  expect(text).toContain('7 gün')
})

test('a token is one subscriber’s, one cycle’s and one purpose’s', () => {
  const token = links.confirmLink(subscriber).split('token=')[1] ?? ''
  expect(links.subscriberIdIn(token)).toBe(subscriber.id)
  expect(links.isConfirmToken(token, subscriber)).toBe(true)
  expect(links.isConfirmToken(token, { ...subscriber, cycle: '2' })).toBe(false)
  expect(links.isConfirmToken(token, { ...subscriber, id: randomUUID() })).toBe(false)
  expect(links.isUnsubscribeToken(token, subscriber)).toBe(false)
  expect(links.subscriberIdIn('')).toBeUndefined()
})
