/** Colours, type, radius, shadow. */

import { formatMoney, formatVolume, formatWeight } from '@kervan/domain/values/format-number.ts'
import { Specimen } from '#assembly/catalogue/specimen.tsx'

const colours = [
  { name: 'bg', look: 'bg-bg' },
  { name: 'card', look: 'bg-card' },
  { name: 'hover', look: 'bg-hover' },
  { name: 'line', look: 'bg-line' },
  { name: 'line-strong', look: 'bg-line-strong' },
  { name: 'ink', look: 'bg-ink' },
  { name: 'muted', look: 'bg-muted' },
  { name: 'sea', look: 'bg-sea' },
  { name: 'sea-soft', look: 'bg-sea-soft' },
  { name: 'saffron', look: 'bg-saffron' },
  { name: 'saffron-fill', look: 'bg-saffron-fill' },
  { name: 'danger', look: 'bg-danger' },
]
const sizes = [
  'text-12',
  'text-13',
  'text-14',
  'text-15',
  'text-18',
  'text-22',
  'text-28',
  'text-40',
  'text-56',
]

export function TokensSection() {
  return (
    <>
      <Specimen name="Renkler" className="grid grid-cols-3 gap-3 sm:grid-cols-6">
        {colours.map((colour) => (
          <div key={colour.name} className="text-12 text-muted">
            <div className={`mb-1.5 h-14 rounded-card border border-line ${colour.look}`} />
            {colour.name}
          </div>
        ))}
      </Specimen>
      <Specimen name="Yazı ölçeği" className="flex-col items-start gap-2">
        {sizes.map((size) => (
          <p key={size} className={`${size} max-w-full truncate`}>
            <span className="figures mr-4 inline-block w-8 text-12 text-muted">{size.slice(5)}</span>
            Pijamalı hasta yağız şoföre çabucak güvendi
          </p>
        ))}
      </Specimen>
      <Specimen name="Ağırlık">
        <span>400 Yük yolda</span>
        <span className="font-medium">550 Yük yolda</span>
        <span className="font-bold">650 Yük yolda</span>
      </Specimen>
      <Specimen name="Rakam">
        <span className="figures text-right">
          {formatMoney('1234.56', 'EUR')}
          <br />
          {formatMoney('11111.1', 'EUR')}
        </span>
        <span className="figures text-right">
          {formatWeight('1850')}
          <br />
          {formatVolume('4.2')}
        </span>
        <span className="text-muted">hizalı rakamlar</span>
      </Specimen>
      <Specimen name="Köşe ve gölge">
        <div className="grid h-16 w-32 place-items-center rounded-field border border-line bg-card text-13">
          6 px
        </div>
        <div className="grid h-16 w-32 place-items-center rounded-card border border-line bg-card text-13">
          10 px
        </div>
        <div className="grid h-16 w-32 place-items-center rounded-card border border-line bg-card text-13 shadow-float">
          yüzen
        </div>
      </Specimen>
    </>
  )
}
