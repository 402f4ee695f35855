/**
 * A campaign's mail as it is composed and kept: blocks of text, pictures and buttons. Drafts may be incomplete, and
 * addresses are kept as typed: what is wrong with one is found by `check-mail.ts`, and what is unsafe is left out by `render-mail.ts`.
 */
import { mostBlocks, mostMarkup } from '#newsletter/mail-limits.ts'
import { choice, count, flag } from '#values/field.ts'
import { z } from '#z.ts'

/** Neither trimmed nor put on one line: the blank between two words may lie between two pieces. */
const invisible = /(?![\n\t])[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu
const typed = (most: number, description: string, example: string) =>
  z
    .string()
    .overwrite((text) => text.replace(/\r\n?/g, '\n').replace(invisible, ''))
    .max(most, `En fazla ${most} karakter.`)
    .default('')
    .meta({ description, examples: [example] })

const address = (description: string) =>
  typed(2_000, `${description}; http, https, mailto ya da tel`, 'https://kervan.example/hatlar')

const Piece = z.object({
  text: typed(5_000, 'Metin; değişkenler çift süslü ayraçla', 'Sayın {{ad|Değerli müşterimiz}}'),
  bold: flag('Kalın'),
  italic: flag('İtalik'),
  link: address('Bağlantının adresi; yoksa boş'),
})
/** A piece of a line that looks the same throughout. A line break in its text is kept. */
export type Piece = z.output<typeof Piece>

const Pieces = z.array(Piece).max(200).describe('Metnin parçaları')

const Paragraph = z.object({
  type: z.literal('paragraph').meta({ description: 'Paragraf', examples: ['paragraph'] }),
  pieces: Pieces,
})
const List = z.object({
  type: z.literal('list').meta({ description: 'Liste', examples: ['list'] }),
  ordered: flag('Numaralı'),
  items: z.array(Pieces).max(100).describe('Maddeler'),
})
const Passage = z.discriminatedUnion('type', [Paragraph, List])
export type Passage = z.output<typeof Passage>

const id = z
  .string()
  .regex(/^[\w-]{1,40}$/)
  .meta({ description: 'Bloğun bu e-posta içindeki adı', examples: ['b1'] })
const align = choice(['left', 'center'], 'Hizalama').default('left')
const type = <const Type extends string>(name: Type) =>
  z.literal(name).meta({ description: 'Bloğun türü', examples: [name] })

export const MailBlock = z.discriminatedUnion('type', [
  z.object({
    id,
    type: type('heading'),
    level: choice(['1', '2'], 'Büyüklük').default('1'),
    align,
    text: typed(200, 'Başlık', 'Eylül bülteni'),
  }),
  z.object({
    id,
    type: type('text'),
    passages: z.array(Passage).max(100).describe('Paragraflar ve listeler'),
  }),
  z.object({
    id,
    type: type('image'),
    src: typed(2_000, 'Görselin adresi: https ile ya da sitenin kendi yolu', '/bulten/gorsel/0190.png'),
    alt: typed(300, 'Görseli görmeyenlere ne gösterdiği', 'Mersin limanında bir gemi'),
    decorative: flag('Görsel bir şey anlatmıyor, açıklaması boş kalabilir'),
    width: count(40, 536, 'Genişlik, piksel', 536).default(536),
    align,
    link: address('Görsele basınca açılan adres; yoksa boş'),
  }),
  z.object({
    id,
    type: type('button'),
    label: typed(80, 'Düğmenin sözü', 'Teklif iste'),
    url: address('Düğmenin adresi'),
    align,
  }),
  z.object({ id, type: type('divider') }),
  z.object({
    id,
    type: type('html'),
    html: typed(mostMarkup, 'HTML; güvenli olmayanı çıkarılır', '<p>Merhaba</p>'),
  }),
])
export type MailBlock = z.output<typeof MailBlock>
export type BlockType = MailBlock['type']
export type BlockOf<Type extends BlockType> = Extract<MailBlock, { type: Type }>

export const MailDocument = z.object({
  blocks: z.array(MailBlock).max(mostBlocks, `En fazla ${mostBlocks} blok.`).describe('Bloklar, sırasıyla'),
})
export type MailDocument = z.output<typeof MailDocument>
