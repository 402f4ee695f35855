/** Links for drivers: staff make and close them, the driver reports by one without signing in. */
import { problems } from '#problems.ts'
import { creating, guestProcedure, keyErrors, staffProcedure } from '#procedure.ts'
import { keysOf } from '#requests/request-options.ts'
import { shipmentProblems } from '#shipments/shipments.copy.ts'
import { driverKinds, driverLegWords, driverProblems, mostReports } from '#tracking/driver-link.ts'
import { choice, flag, optionalText, writtenText } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { Moment } from '#values/moment.ts'
import { z } from '#z.ts'

const tags = ['Sürücü bağlantıları']
const Token = z
  .string()
  .min(1)
  .max(200)
  .meta({ description: 'Bağlantının anahtarı', examples: ['Qe7…'] })

export const DriverLink = z.object({
  id: Id.describe('Bağlantının kimliği'),
  url: z
    .string()
    .meta({ description: 'Sürücüye verilecek adres', examples: ['https://kervan.example/s/Qe7…'] }),
  driver_name: writtenText('Sürücünün adı', 'Murat Aydın'),
  plate: writtenText('Plaka', '34 ABC 123'),
  container_number: writtenText('Sürücünün taşıdığı konteyner; gönderinin bütünüyse boş', 'CSQU3054383'),
  leg: choice(keysOf(driverLegWords), 'Yolun hangi parçası'),
  created_by_name: writtenText('Açan kişi', 'Defne Işık'),
  created_at: Moment.describe('Ne zaman açıldığı'),
  expires_at: Moment.describe('Ne zamana kadar çalıştığı'),
  revoked_at: Moment.nullable().describe('Ne zaman kapatıldığı; açıksa null'),
  last_seen_at: Moment.nullable().describe('Sürücünün son açtığı an; hiç açmadıysa null'),
})
export type DriverLink = z.output<typeof DriverLink>

const Report = z.object({
  id: Id.describe('Bildirimin sürücünün telefonunda verilen kimliği'),
  kind: choice(driverKinds, 'Ne olduğu'),
  place: optionalText(80, 'Yer', 'Kapıkule'),
  happened_at: Moment.describe('Ne zaman olduğu, telefonun saatiyle'),
  retracted: flag('Yanlışlıkla bildirildi, geri alındı'),
})
export type DriverReport = z.output<typeof Report>

/** What the driver sees: nothing of the price, and of the customer nothing at all. */
export const DriverPage = z.object({
  link_id: Id.describe('Bağlantının kimliği'),
  shipment_number: writtenText('Gönderi numarası', 'SH-9A8057B1'),
  driver_name: writtenText('Sürücünün adı', 'Murat Aydın'),
  plate: writtenText('Plaka', '34 ABC 123'),
  container_number: writtenText('Taşıdığı konteyner; gönderinin bütünüyse boş', 'CSQU3054383'),
  leg: choice(keysOf(driverLegWords), 'Yolun hangi parçası'),
  origin: writtenText('Yüklendiği yer', 'İstanbul'),
  destination: writtenText('Teslim yeri', 'Münih'),
  border: writtenText('Yol üstündeki sınır kapısı', 'Kapıkule'),
  expires_at: Moment.describe('Ne zamana kadar çalıştığı'),
  reports: z.array(Report).describe('Bu bağlantıyla bildirilenler, yenisi başta'),
})
export type DriverPage = z.output<typeof DriverPage>

export const driverLinksContract = {
  create: staffProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/staff/driver-links',
      tags,
      summary: 'Sürücü bağlantısı aç',
      description: 'Sürücünün telefonunda açılan, giriş istemeyen bir sayfanın adresini verir.',
      successDescription: 'Açılan bağlantı',
      successStatus: 201,
    })
    .errors({
      ...keyErrors,
      NOT_FOUND: problems.NOT_FOUND,
      SHIPMENT_OVER: driverProblems.SHIPMENT_OVER,
      UNKNOWN_CONTAINER: shipmentProblems.UNKNOWN_CONTAINER,
    })
    .input(
      z.object({
        shipment_id: Id.describe('Gönderi'),
        driver_name: optionalText(80, 'Sürücünün adı', 'Murat Aydın'),
        plate: optionalText(20, 'Plaka', '34 ABC 123'),
        container_number: optionalText(
          15,
          'Taşıyacağı konteyner; verilmezse gönderinin bütünü',
          'CSQU3054383',
        ),
        leg: choice(keysOf(driverLegWords), 'Yolun hangi parçası; kara gönderisinde hep bütünü').default(
          'whole',
        ),
      }),
    )
    .output(DriverLink),
  list: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/shipments/{id}/driver-links',
      tags,
      summary: 'Gönderinin sürücü bağlantıları',
      description: 'Gönderi için açılmış bağlantılar, kapatılanlarla birlikte; yenisi başta.',
      successDescription: 'Bağlantılar',
    })
    .input(z.object({ id: Id.describe('Gönderinin kimliği') }))
    .output(z.object({ links: z.array(DriverLink).describe('Bağlantılar') })),
  revoke: staffProcedure
    .route({
      method: 'DELETE',
      path: '/staff/driver-links/{id}',
      tags,
      summary: 'Sürücü bağlantısını kapat',
      description: 'Bağlantı hemen çalışmaz olur; bildirdikleri kalır.',
      successDescription: 'Kapatılan bağlantı',
    })
    .errors({ NOT_FOUND: problems.NOT_FOUND })
    .input(z.object({ id: Id.describe('Bağlantının kimliği') }))
    .output(DriverLink),
  open: guestProcedure
    .route({
      method: 'POST',
      path: '/driver-visits',
      tags,
      summary: 'Sürücü sayfasını oku',
      description: 'Sürücünün sayfasında görünenler. Anahtar gövdededir, böylece hiçbir kayıtta görünmez.',
      successDescription: 'Sayfanın içeriği',
    })
    .errors({ LINK_REFUSED: driverProblems.LINK_REFUSED })
    .input(z.object({ token: Token }))
    .output(DriverPage),
  report: guestProcedure
    .route({
      method: 'POST',
      path: '/driver-reports',
      tags,
      summary: 'Sürücü bildirir',
      description:
        'Sürücünün bildirdikleri; bağlantı kopukken birikenler birlikte gelebilir. Aynısı yeniden gönderilirse bir şey değişmez. Kapatılmış ya da süresi dolmuş bir bağlantıdan gelenler operasyon ekibi için saklanır.',
      successDescription: 'Sayfanın yeni içeriği',
    })
    .errors({ LINK_REFUSED: driverProblems.LINK_REFUSED, LINK_CLOSED: driverProblems.LINK_CLOSED })
    .input(
      z.object({
        token: Token,
        reports: z.array(Report).min(1).max(mostReports).describe('Bildirilenler, olduğu sırada'),
        sent_at: Moment.describe('Gönderildiği an, telefonun saatiyle; saat yanlışsa düzeltilir').optional(),
      }),
    )
    .output(DriverPage),
}
