/** A campaign's mail as it is drawn: on a wide screen and on a phone, in the light and in the dark. */

import { MailDocument } from '@kervan/domain/newsletter/mail-blocks.ts'
import { renderMail } from '@kervan/domain/newsletter/render-mail.ts'
import axe from 'axe-core'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { inColours } from '#testing/expect-accessible.ts'

const piece = (text: string, link = '') => ({ text, link })
const longAddress = `https://kervan.example/hatlar/${'mersin-hamburg-'.repeat(12)}`
const document_ = MailDocument.parse({
  blocks: [
    { id: 'b1', type: 'heading', level: '1', text: 'Mart bülteni' },
    { id: 'b2', type: 'image', src: '/bulten/gorsel/gemi.png', alt: 'Mersin limanında bir gemi' },
    {
      id: 'b3',
      type: 'text',
      passages: [
        {
          type: 'paragraph',
          pieces: [
            piece('Sayın {{ad|müşterimiz}}, '),
            piece('yeni hattımız', longAddress),
            piece(' açıldı.'),
          ],
        },
        { type: 'list', ordered: true, items: [[piece(longAddress)], [piece('Haftada iki sefer')]] },
      ],
    },
    { id: 'b4', type: 'button', label: 'Teklif iste', url: 'https://kervan.example/auth' },
    { id: 'b5', type: 'divider' },
    { id: 'b6', type: 'heading', level: '2', align: 'center', text: 'Kapanış saatleri' },
    {
      id: 'b7',
      type: 'image',
      src: '/bulten/gorsel/cizgi.png',
      decorative: true,
      width: 120,
      align: 'center',
    },
    { id: 'b8', type: 'button', label: 'Bütün hatları görün', url: longAddress, align: 'center' },
    {
      id: 'b9',
      type: 'html',
      html: '<p style="color:#444444">Beyaz kâğıt için seçilmiş renk, <a href="https://kervan.example/hatlar">rengi seçilmemiş bağlantı</a></p><table width="900"><tr><td width="900">Geniş tablo</td></tr></table><img src="/gorsel/genis.png" alt="Geniş" width="900"><div style="width:900px;min-width:700px">Geniş kutu</div>',
    },
  ],
})

const mail = renderMail(document_, {
  subject: 'Mart bülteni',
  preheader: 'Yeni hatlar',
  variables: { ad: 'Defne' },
  company: {
    name: 'Kervan',
    legalName: 'Kervan Uluslararası Taşımacılık ve Lojistik A.Ş.',
    address: 'Örnek Mahallesi, Kervansaray Caddesi No: 1, İstanbul',
    phone: '+90 212 000 00 00',
    email: 'bilgi@kervan.example',
    mersis: '0123456789000015',
  },
  siteUrl: location.origin,
  link: (address) => address,
  unsubscribeUrl: 'https://kervan.example/bulten/ayril',
  preferencesUrl: 'https://kervan.example/bulten/tercihler',
  webViewUrl: 'https://kervan.example/bulten/goster',
  openPixelUrl: `${location.origin}/b/o/acildi`,
})

async function drawn(width: number): Promise<HTMLIFrameElement> {
  await page.viewport(900, 1_600)
  const frame = document.createElement('iframe')
  frame.title = 'E-posta'
  frame.style.cssText = `width:${width}px;height:1500px;border:0`
  onTestFinished(() => frame.remove())
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  frame.srcdoc = mail.html
  document.body.append(frame)
  await loaded
  return frame
}

/** What a reader could not read or press, as axe finds it inside the frame. */
async function faultsIn(frame: HTMLIFrameElement): Promise<string[]> {
  const inside = frame.contentWindow as (Window & { eval(code: string): void; axe: typeof axe }) | null
  if (!inside) throw new Error('The mail is not drawn.')
  inside.eval(axe.source)
  const { violations } = await inside.axe.run(inside.document, {
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa'] },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

test.each([
  [600, 'light'],
  [600, 'dark'],
  [360, 'light'],
  [360, 'dark'],
] as const)('at %i pixels in the %s, all of it is read without scrolling sideways', async (width, scheme) => {
  await inColours(scheme)
  const frame = await drawn(width)
  const inside = frame.contentDocument
  if (!inside) throw new Error('The mail is not drawn.')
  expect(inside.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  const isDark = getComputedStyle(inside.body).backgroundColor !== 'rgb(251, 251, 250)'
  expect(isDark).toBe(scheme === 'dark')
  expect(await faultsIn(frame)).toEqual([])
  const pictures = [...inside.querySelectorAll('img')]
  expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual([
    'Mersin limanında bir gemi',
    '',
    'Geniş',
    '',
  ])
  const buttons = [...inside.querySelectorAll('a.next')].map((button) => button.getBoundingClientRect())
  expect(buttons).toHaveLength(2)
  // As high as a finger needs, and whole.
  for (const { height, left, right } of buttons) {
    expect(height).toBeGreaterThanOrEqual(44)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(width)
  }
  await inColours('light')
})
