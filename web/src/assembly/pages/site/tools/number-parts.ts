/** Cuts a number into the parts it is read in, filled as far as it is typed. */
export const containerShape = [
  { name: 'Sahip kodu', length: 3 },
  { name: 'Tür', length: 1 },
  { name: 'Seri no', length: 6 },
  { name: 'Kontrol rakamı', length: 1 },
] as const

export const awbShape = [
  { name: 'Hava yolu', length: 3 },
  { name: 'Seri no', length: 7 },
  { name: 'Kontrol rakamı', length: 1 },
] as const

type Shape = readonly { name: string; length: number }[]
export type NumberPart = { name: string; text: string; missing: number }

export function numberParts(code: string, shape: Shape): NumberPart[] {
  let from = 0
  return shape.map(({ name, length }) => {
    const text = code.slice(from, from + length)
    from += length
    return { name, text, missing: length - text.length }
  })
}
