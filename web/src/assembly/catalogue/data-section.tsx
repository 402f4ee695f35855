/** Cards and tiles. */

import { Specimen } from '#assembly/catalogue/specimen.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { StatTile } from '#spine/ui/stat-tile.tsx'

export function DataSection() {
  return (
    <>
      <Specimen name="Kutu" className="grid grid-cols-2 items-stretch lg:grid-cols-3">
        <StatTile label="Bekleyen teklif" value="12" note="3’ü bugün" />
        <StatTile label="Toplam değer" value="48.250 €" to="/ui#veri" note="Hesabı göster" />
        <StatTile label="Onay oranı" value="%94" explanation="15 / 16 teklif onaylandı." />
      </Specimen>
      <Specimen name="Kart" className="block max-w-md">
        <Card>
          <CardHead title="Temsilciniz" />
          <CardBody>Kartlar bir çizgiyle ayrılır, gölgesi yoktur.</CardBody>
        </Card>
      </Specimen>
    </>
  )
}
