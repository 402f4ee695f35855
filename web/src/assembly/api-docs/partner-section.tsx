/** How a partner reads the events of shipments: the one call of the API that follows a standard instead of our own forms. */
import { FieldTable } from '#assembly/api-docs/field-table.tsx'
import { Example, MethodMark } from '#assembly/api-docs/operation-section.tsx'
import type { FieldRow } from '#assembly/api-docs/schema-fields.ts'
import { Badge } from '#spine/ui/badge.tsx'

export const partnerSection = { id: 'partners', title: 'İş ortakları için gönderi olayları' }

const row = (name: string, type: string, note: string): FieldRow => ({
  name,
  type,
  note,
  depth: 0,
  required: false,
})

const filters: FieldRow[] = [
  row('eventType', 'SHIPMENT, TRANSPORT, EQUIPMENT', 'olayın türü'),
  row('shipmentEventTypeCode', 'CONF, VOID, HOLD, RELS …', 'belgenin durumu'),
  row('documentTypeCode', 'BKG, CUS …', 'belgenin türü'),
  row('transportEventTypeCode', 'ARRI, DEPA', 'varış ve kalkış'),
  row('equipmentEventTypeCode', 'LOAD, DISC, GTIN, GTOT …', 'konteynerin olayı'),
  row('carrierBookingReference', 'metin', 'rezervasyon numarası'),
  row('transportDocumentReference', 'metin', 'konşimento numarası'),
  row('equipmentReference', 'metin', 'konteyner numarası; bütün gönderi için söylenenler de gelir'),
  row('UNLocationCode', 'metin', 'yer kodu, TRMER gibi'),
  row('exportVoyageNumber', 'metin', 'sefer numarası'),
  row('transportCallID', 'metin', 'uğrama; olaylarda yazdığımız gibi, SH-9A8057B1-TRMER'),
  row('vesselIMONumber', 'metin', 'geminin IMO numarası; taşıyıcı söylediyse'),
  row('carrierServiceCode', 'metin', 'taşıyıcının hattı; taşıyıcı söylediyse'),
  row(
    'eventCreatedDateTime',
    'zaman',
    'olayı kaydettiğimiz an; adın sonuna :gte, :gt, :lte, :lt ya da :eq yazılabilir',
  ),
  row('sort', 'metin', 'eventCreatedDateTime:ASC (yazılmazsa) ya da eventCreatedDateTime:DESC'),
  row('limit', 'tam sayı', '1–1000; yazılmazsa 100'),
  row('cursor', 'metin', 'sayfa imi; Next-Page adresinde hazır gelir'),
]

const answer = [
  {
    eventID: '3cecb101-7a1a-83a4-9d62-e88a131651e2',
    eventCreatedDateTime: '2026-03-02T06:14:00.000Z',
    eventClassifierCode: 'ACT',
    eventDateTime: '2026-03-02T05:50:00.000Z',
    eventType: 'EQUIPMENT',
    equipmentEventTypeCode: 'DISC',
    emptyIndicatorCode: 'LADEN',
    equipmentReference: 'TEMU1234565',
    ISOEquipmentCode: '45G1',
    eventLocation: { UNLocationCode: 'TRMER', locationName: 'Mersin' },
    transportCall: {
      transportCallID: 'SH-9A8057B1-TRMER',
      modeOfTransport: 'VESSEL',
      exportVoyageNumber: '012W',
      carrierServiceCode: 'FE1',
      vessel: { vesselIMONumber: '9321483', vesselName: 'EXAMPLE STAR' },
      location: { UNLocationCode: 'TRMER', locationName: 'Mersin' },
    },
    references: [{ referenceType: 'FF', referenceValue: 'SH-9A8057B1' }],
    documentReferences: [{ documentReferenceType: 'BKG', documentReferenceValue: 'ABC123059' }],
  },
]

export function PartnerSection({ server }: { server: string }) {
  const address = new URL('/v2/events', new URL(server, location.origin)).href
  return (
    <section id={partnerSection.id} aria-label={partnerSection.title} className="flex flex-col gap-5 pt-6">
      <header className="flex flex-col gap-2">
        <h2 className="text-22">{partnerSection.title}</h2>
        <p className="flex flex-wrap items-center gap-3">
          <MethodMark method="GET" />
          <code className="min-w-0 break-all font-mono text-14">/v2/events</code>
          <Badge>Anahtarla</Badge>
        </p>
        <div className="measure flex flex-col gap-2 text-muted">
          <p>
            Gönderilerin olaylarını DCSA Track &amp; Trace 2.2 standardıyla verir; /api altındaki çağrılardan
            ayrıdır. Anahtarı temsilcinizden isteyin ve her çağrıda API-Key başlığında gönderin. Anahtar bir
            müşterinin ya da bütün müşterilerin gönderileri içindir; başkasının numarası boş liste döndürür.
          </p>
          <p>
            Planlanan olaylar PLN, beklenenler EST, gerçekleşenler ACT kodludur. Düzeltilen olay aynı eventID
            ile yeniden gelir ve öncekinin yerine geçer; geri alınan olay listeden çıkar. Uçuşlar, notlar,
            fiyatlar ve kişiler verilmez.
          </p>
          <p>
            Sonraki sayfanın adresi Next-Page başlığındadır; son sayfada bu başlık yoktur. Okurken kaydedilen
            olaylar sonda gelir, hiçbiri atlanmaz ve iki kez gelmez. Sonra yeniden sorarken bildiğiniz son
            eventCreatedDateTime değerinden bir dakika öncesini yazın.
          </p>
        </div>
      </header>
      <FieldTable title="Süzgeçler (virgül, “ya da” demektir)" marks="required" rows={filters} />
      <Example
        title="Örnek istek"
        text={`curl '${address}?equipmentReference=TEMU1234565&limit=50' \\\n  -H 'API-Key: krv_…'`}
      />
      <Example title="Örnek yanıt 200" text={JSON.stringify(answer, null, 2)} />
      <p className="measure border-line border-b pb-8 text-14 text-muted">
        Hatalar standardın kendi biçimindedir (httpMethod, requestUri, statusCode, errors): anahtar yoksa,
        yanlışsa ya da iptal edildiyse 401; süzgeç yanlışsa adıyla 400; bir anahtarla dakikada 300 çağrıdan
        sonra Retry-After başlığıyla 429.
      </p>
    </section>
  )
}
