/** Before anything is typed: how the two numbers are built. */
import { awbShape, containerShape, numberParts } from '#assembly/pages/site/tools/number-parts.ts'
import { SplitNumber } from '#assembly/pages/site/tools/split-number.tsx'

const kinds = [
  {
    title: 'Konteyner numarası',
    text: 'Harfle başlar: dört harf, altı rakam ve bir kontrol rakamı.',
    parts: numberParts('CSQU3054383', containerShape),
  },
  {
    title: 'AWB numarası',
    text: 'Rakamla başlar: hava yolu öneki, seri numarası ve bir kontrol rakamı.',
    parts: numberParts('02012345675', awbShape),
  },
]

export function NumberShapes() {
  return (
    <div className="grid gap-8">
      {kinds.map(({ title, text, parts }) => (
        <section key={title}>
          <h2 className="text-15">{title}</h2>
          <p className="mt-1 mb-4 text-14 text-muted">{text}</p>
          <SplitNumber parts={parts} small />
        </section>
      ))}
    </div>
  )
}
