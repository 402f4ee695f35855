/** Every mail of the product is in the list, is written with its text, and carries an admin's words from then on. */
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AuditEntry } from '@kervan/domain/auth/audit.contract.ts'
import type { StoredMailText } from '@kervan/domain/company/mail-texts.contract.ts'
import { type MailKind, mailKinds, mailTexts } from '@kervan/domain/company/mail-texts.ts'
import { describe, expect, test } from 'vitest'
import { demoCompany } from '#assembly/demo/demo-world.ts'
import { mailExamples } from '#assembly/mail-examples.ts'
import { envelopeOf } from '#spine/mail/mail.ts'
import { renderMail } from '#spine/mail/mail-template.ts'
import { eventually } from '#testing/eventually.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { freshAddress, mailsTo } from '#testing/sign-in.ts'

const letterhead = { company: demoCompany, publicUrl: 'https://kervan.example', mailTexts: {} }
const allFields = (kind: MailKind) =>
  Object.keys(mailTexts[kind].fields)
    .map((name) => `{${name}}`)
    .join(' ')

describe('the list', () => {
  test('has every mail: whoever writes a letter writes it with its text', () => {
    const root = join(import.meta.dirname, '..')
    const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (path) =>
        path.endsWith('.ts') &&
        !path.endsWith('.test.ts') &&
        !path.startsWith('testing') &&
        // The demo's own test mail is no mail of the product, and what staff type or a rule of theirs says has no text of its own.
        !path.startsWith(join('assembly', 'demo')) &&
        !path.endsWith('customer-contacts.ts') &&
        !path.startsWith(join('features', 'automations', 'actions')) &&
        !path.startsWith(join('features', 'newsletter', 'campaigns')) &&
        !path.startsWith(join('spine', 'mail')),
    )
    const texts = sources.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    const writers = texts.filter(({ text }) => /^\s+preheader[:,]/m.test(text)).map(({ path }) => path)
    const writing = texts.filter(({ text }) => text.includes('writeMail(')).map(({ path }) => path)
    expect(writers.length).toBeGreaterThan(8)
    expect(writers.filter((path) => !writing.includes(path))).toEqual([])
    // And each text of the list is some mail's.
    const features = texts.filter(({ path }) => path.startsWith('features'))
    const isWritten = (kind: MailKind) => features.some(({ text }) => text.includes(`'${kind}'`))
    expect(mailKinds.filter((kind) => !isWritten(kind))).toEqual([])
  })

  test.each(mailKinds)(
    '%s: its fields are filled in, its texts are used, nothing in it is markup',
    (kind) => {
      const own = mailExamples[kind](letterhead)
      expect(own.subject).not.toMatch(/[{}]/)
      expect(renderMail(own.letter).text).not.toMatch(/[{}]/)
      const words = { subject: `Konu ${allFields(kind)}`, opening: `<b>Söz</b> ${allFields(kind)}` }
      const mail = mailExamples[kind]({ ...letterhead, mailTexts: { [kind]: words } })
      expect(mail.subject).toMatch(/^Konu /)
      expect(mail.subject).not.toMatch(/[{}]/)
      const { html, text } = renderMail(mail.letter)
      expect(text).toContain('<b>Söz</b>')
      expect(text).not.toMatch(/[{}]/)
      expect(html).toContain('&lt;b&gt;Söz&lt;/b&gt;')
      expect(html).not.toContain('<b>Söz')
      const sent = { ...mail, id: 'a', from: 'b@kervan.example', to: 'c@musteri.example' }
      expect(() => envelopeOf(sent)).not.toThrow()
    },
  )

  test('what strangers typed into a value neither ends a subject’s line nor is filled in itself', () => {
    const worded = {
      ...letterhead,
      mailTexts: { new_customer: { subject: '{müşteri} {firma}', opening: 'x' } },
    }
    const company = { ...demoCompany, name: 'Biz\r\nBcc: x@y.example' }
    const { subject } = mailExamples.new_customer({ ...worded, company })
    expect(subject).toBe('Örnek Tekstil A.Ş. Biz Bcc: x@y.example')
  })
})

describe('an admin', async () => {
  const server = await sharedServer()
  const address = freshAddress()
  const admin = await server.signIn('admin', address)
  const mailTo = (email: string) =>
    eventually(`a mail to ${email}`, async () => (await mailsTo(server, email))[0])
  const list = async () =>
    (await server.call<{ texts: StoredMailText[] }>('GET', '/company/mail-texts', { as: admin })).body.texts
  const stored = async (kind: MailKind) => {
    const found = (await list()).find((text) => text.kind === kind)
    if (!found) throw new Error(`${kind} is not listed.`)
    return found
  }
  const save = (kind: MailKind, words: object) =>
    server.call<StoredMailText & { issues?: { message: string }[] }>('PUT', `/company/mail-texts/${kind}`, {
      as: admin,
      body: words,
    })
  const reset = (kind: MailKind) => server.call('DELETE', `/company/mail-texts/${kind}`, { as: admin })

  test('words a mail anew, the next one says so, and takes it back; both are in the audit', async () => {
    expect((await list()).map(({ kind }) => kind)).toEqual(mailKinds)
    const words = { subject: 'Bülten: bir adım kaldı', opening: 'Merhaba, {firma} bülteni sizi bekliyor.' }
    const { version } = await stored('newsletter_confirm')
    expect((await save('newsletter_confirm', { ...words, version })).status).toBe(200)
    // Of two who saw the same text the second is told.
    expect((await save('newsletter_confirm', { ...words, version })).status).toBe(409)
    const to = freshAddress()
    await server.call('POST', '/newsletter/subscriptions', { body: { email: to } })
    const mail = await mailTo(to)
    expect(mail.subject).toBe(words.subject)
    expect(mail.text).toContain(`Merhaba, ${demoCompany.name} bülteni sizi bekliyor.`)
    await reset('newsletter_confirm')
    expect(await stored('newsletter_confirm')).toMatchObject({
      subject: mailTexts.newsletter_confirm.subject,
      version: 0,
      changed_at: null,
    })
    const { body } = await server.call<{ items: AuditEntry[] }>(
      'GET',
      `/audit?subject_table=mail_texts&actor_id=${admin.userId}`,
      { as: admin },
    )
    expect(body.items.map(({ action }) => action)).toEqual(['delete', 'insert'])
    expect(body.items[0]?.before).toMatchObject(words)
  })

  test.each([
    ['an unknown field', { subject: '{teklif no}', opening: 'Kodunuz {kod}' }, '{kod} bu e-postada yok.'],
    ['a needed field left out', { subject: 'Teklif', opening: 'Teklifiniz' }, '{teklif no} metinde geçmeli.'],
    ['a second line in the subject', { subject: '{teklif no}\nBcc: x@y.example', opening: 'x' }, 'tek satır'],
    [
      'a subject that is too long',
      { subject: `{teklif no}${'a'.repeat(120)}`, opening: 'x' },
      'En fazla 120',
    ],
    ['nothing', { subject: ' ', opening: '' }, 'Konuyu yazın.'],
  ])('is refused: %s', async (_, words, message) => {
    const { status, body } = await save('offer', { ...words, version: 0 })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(message)
  })

  test('sees the mail as it will be, and has it sent to themselves before it is saved', async () => {
    const words = { subject: 'Deneme {teklif no}', opening: 'Teklifiniz <hazır>.' }
    const page = await server.fetch(`/api/company/mail-texts/offer/page?${new URLSearchParams(words)}`, {
      as: admin,
    })
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).toContain('sandbox')
    expect(await page.text()).toContain('Teklifiniz &lt;hazır&gt;.')
    const { status } = await server.call('POST', '/company/mail-texts/offer/test', {
      as: admin,
      body: words,
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(status).toBe(201)
    const mail = await mailTo(address)
    expect(mail.subject).toBe('Deneme KRV-2026-000123')
    expect((await stored('offer')).version).toBe(0)
  })

  test('alone may do so', async () => {
    const staff = await server.signIn('staff')
    expect((await server.call('GET', '/company/mail-texts', { as: staff })).status).toBe(403)
    const page = await server.fetch('/api/company/mail-texts/offer/page?subject=x&opening=y', { as: staff })
    expect(page.status).toBe(403)
  })
})
