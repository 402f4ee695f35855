/** How an offer looks on paper: sizes, greys, and the parts that its sections are made of. Black on white. */
import type { Content, Stack, Style, Text } from '#features/quotes/offer-pdf/document-parts.ts'
import type { Breaks } from '#features/quotes/offer-pdf/page-breaks.ts'
import { printable } from '#features/quotes/offer-pdf/printable-text.ts'

export const margin = { side: 42, top: 36, bottom: 40 } as const
const [short, long] = [595.28, 841.89]
export const pageSizes = {
  portrait: { width: short, height: long },
  landscape: { width: long, height: short },
} as const
export const grey = '#4A4A4A'
export const hairline = '#C9C9C9'
export const black = '#111111'

const lineHeight = 1.1
/** Of Inter, in parts of its size. */
const interHeight = 1.21
export const heightOf = (fontSize: number) => fontSize * interHeight * lineHeight

export const defaultStyle: Style = {
  font: 'Inter',
  fontSize: 9,
  lineHeight,
  color: black,
}

/** With digits of one width, so that figures stand below each other. */
const figure: Style = { alignment: 'right', fontFeatures: ['tnum'] }

export const styles: Record<string, Style> = {
  heading: { bold: true, fontSize: 8.5 },
  label: { fontSize: 7.5, color: grey },
  small: { fontSize: 8, color: grey },
  figure,
  smallFigure: { ...figure, fontSize: 8, color: grey },
}

type More = Omit<Text, 'text'>

/** Every text of the document passes here: what was typed becomes printable. With a mark it is found again (`page-breaks.ts`). */
export function words(text: string, style?: keyof typeof styles, { mark, ...more }: More = {}): Text {
  const written = printable(text)
  return { text: mark ? [{ text: written, mark }] : written, ...(style && { style }), ...more }
}

/** A heading with what it is about. */
export function section(name: string, heading: string, parts: readonly Content[], breaks: Breaks): Stack {
  return {
    stack: [
      words(heading, 'heading', {
        mark: name,
        margin: [0, 0, 0, 3],
        ...(breaks.has(name) && { pageBreak: 'before' }),
      }),
      ...parts,
    ],
    margin: [0, 10, 0, 0],
  }
}
