import type { MailDocument } from '@kervan/domain/newsletter/mail-blocks.ts'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { createMailMerge } from '#features/newsletter/campaigns/mail-merge.ts'
import {
  type Addressee,
  type PreparedCampaign,
  renderFor,
} from '#features/newsletter/campaigns/render-campaign.ts'
import { createNewsletterLinks } from '#features/newsletter/newsletter-links.ts'
import { createSecrets } from '#spine/config/secrets.ts'

const links = createNewsletterLinks(
  createSecrets('a secret for tests, at least 32 characters'),
  'https://kervan.example',
)
const linksOf = (number: number) =>
  links.mailLinks(`0190a5d0-ac96-774b-bcce-${String(number).padStart(12, '0')}`)

const document: MailDocument = {
  blocks: [
    {
      id: 'a',
      type: 'heading',
      level: '1',
      align: 'left',
      text: 'Merhaba {{ad|Değerli müşterimiz}}, ığüşöç',
    },
    {
      id: 'b',
      type: 'text',
      passages: [
        {
          type: 'paragraph',
          pieces: [
            { text: '{{firma}} için {{şehir|şehriniz}}: ', bold: false, italic: false, link: '' },
            { text: 'hatlar', bold: true, italic: false, link: 'https://kervan.example/hatlar?a=1&b=2' },
            {
              text: `. ${'Uzun bir satır. '.repeat(30)}{{constructor}} {{eposta}}`,
              bold: false,
              italic: true,
              link: '',
            },
          ],
        },
      ],
    },
    { id: 'c', type: 'button', label: 'Teklif iste', url: 'https://kervan.example/teklif', align: 'center' },
    {
      id: 'd',
      type: 'html',
      html: '<p>.başta nokta</p><p><a href="https://kervan.example/hatlar?a=1&amp;b=2" title="{{adsoyad}}">Yine</a> {{adsoyad}}</p>',
    },
  ],
}
const campaign: PreparedCampaign = {
  id: '0190a5d0-ac96-774b-bcce-b302099a8057',
  subject: 'Merhaba {{adsoyad}}',
  preheader: '{{ad}}, bu ay',
  document,
  editedText: null,
  positions: [4, 7, 5],
  siteUrl: 'https://kervan.example',
  sender: {
    from: 'Kervan <bilgi@kervan.example>',
    replyTo: null,
    identity: {
      name: 'Kervan',
      legalName: 'Kervan Lojistik A.Ş.',
      address: 'Liman Cad. 1, Mersin',
      phone: null,
      email: 'bilgi@kervan.example',
      mersis: '0123456789012345',
    },
  },
}

const people: Addressee[] = [
  {
    email: 'ece@bir.example',
    name: 'Ece Işık',
    company: 'Örnek & Oğulları "A.Ş."',
    city: 'İzmir',
    measured: true,
  },
  { email: 'can@iki.example', name: 'Can', company: null, city: null, measured: false },
  {
    email: 'adsiz@uc.example',
    name: '',
    company: '<script>alert(1)</script>',
    city: '{{ad}}',
    measured: true,
  },
  {
    email: 'ela@dort.example',
    name: 'Ela {{eposta}}\r\nBcc: x@evil.example',
    company: ' ',
    city: '.',
    measured: false,
  },
  { email: 'uzun@bes.example', name: `${'ş'.repeat(300)}`, company: '$& $1', city: 'Van', measured: true },
]

test.each([
  ['from its blocks', null],
  ['as it was edited', 'Merhaba {{ad}}\n.\nhttps://kervan.example/hatlar?a=1&b=2 ve {{şehir}}.'],
])(
  'each mail is what it would be if it were rendered for its recipient alone, its text %s',
  async (_, editedText) => {
    const edited = { ...campaign, editedText }
    const merge = createMailMerge(edited)
    // Twice, since the second time everything is remembered.
    for (const [number, person] of [...people, ...people].entries()) {
      const merged = merge(person, linksOf(number))
      const alone = renderFor(edited, person, linksOf(number))
      expect({ subject: merged.subject, ...merged.letter() }).toEqual(alone)
      const { boundary, body } = merged.encoded()
      const parsed = await PostalMime.parse(
        `Content-Type: multipart/alternative; boundary="${boundary}"\r\n\r\n${body}`,
      )
      expect(parsed.html?.trimEnd()).toBe(alone.html.trimEnd())
      expect(parsed.text?.trimEnd()).toBe(alone.text.trimEnd())
      expect(Math.max(...body.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(76)
      expect(body).toMatch(/^[\r\n\x20-\x7e]*$/)
    }
  },
)
