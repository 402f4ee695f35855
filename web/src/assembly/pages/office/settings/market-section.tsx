/** `/staff/settings/pazar`: the index tables that analyses and findings are made from. */
import { SettingsFrame } from '#assembly/pages/office/settings/settings-frame.tsx'
import { FreightIndexCard } from '#features/benchmark/freight-index-card.tsx'
import { MarketFiguresCard } from '#features/luna/market/market-figures-card.tsx'
import { MarketNotesCard } from '#features/luna/market/market-notes-card.tsx'

/** Everybody in the office keeps them; indices are brought by admins. */
export function MarketSection() {
  const cards = (
    <>
      <MarketFiguresCard />
      <MarketNotesCard />
    </>
  )
  return (
    <SettingsFrame title="Pazar verileri" forReaders={cards}>
      {cards}
      <FreightIndexCard />
    </SettingsFrame>
  )
}
