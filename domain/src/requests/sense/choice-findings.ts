/** Choices of a request that contradict each other. Without zod. */
import { equipmentOf, isCold } from '#requests/sense/asked-load.ts'
import { type Finding, finding, type SensedDetails, type SensedRequest } from '#requests/sense/finding.ts'

const impossible = { severity: 'impossible' } as const
const unusual = { severity: 'unusual' } as const

export function choiceFindings(request: SensedRequest): Finding[] {
  return [
    ...shareFindings(request),
    ...coldFindings(request),
    ...dangerFindings(request),
    ...cutOffFindings(request),
  ]
}

/** The service says whether the container or truck is shared; nothing else may say the opposite. */
function shareFindings({ service_type, cargo_details: details }: SensedRequest): Finding[] {
  const { fcl_lcl, partial_full, service_detail } = details
  const isFull = service_type === 'FCL' || service_type === 'FTL'
  const isShared = service_type === 'LCL' || service_type === 'LTL' || service_type === 'GROUPAGE'
  return [
    ...countFindings(details, { isShared: isShared || fcl_lcl === 'LCL' || partial_full === 'partial' }),
    ...(isFull && fcl_lcl === 'LCL'
      ? [
          finding('Tam konteyner (FCL) parsiyel gitmez. İkisinden birini seçin.', {
            ...impossible,
            field: 'fcl_lcl',
          }),
        ]
      : []),
    ...(isShared && fcl_lcl === 'FCL'
      ? [
          finding('Parsiyel (LCL) tam konteyner değildir. İkisinden birini seçin.', {
            ...impossible,
            field: 'fcl_lcl',
          }),
        ]
      : []),
    ...(isFull && partial_full === 'partial'
      ? [
          finding('Komple araç (FTL) parsiyel gitmez. İkisinden birini seçin.', {
            ...impossible,
            field: 'partial_full',
          }),
        ]
      : []),
    ...(isShared && partial_full === 'full'
      ? [
          finding('Parsiyel servis komple araç değildir. İkisinden birini seçin.', {
            ...impossible,
            field: 'partial_full',
          }),
        ]
      : []),
    ...(service_detail && service_type && !service_detail.startsWith(`${service_type}_`)
      ? [finding('Servis ayrıntısı servis türüne uymuyor.', { ...impossible, field: 'service_detail' })]
      : []),
  ]
}

/** What shares its container or truck with others has none of its own. */
function countFindings(details: SensedDetails, { isShared }: { isShared: boolean }): Finding[] {
  if (!isShared) return []
  return [
    ...(details.container_type
      ? [
          finding('Parsiyel (LCL) yüke konteyner seçilmez: FCL seçin ya da konteyneri boş bırakın.', {
            ...impossible,
            field: 'container_type',
          }),
        ]
      : []),
    ...((details.vehicle_count ?? 1) > 1
      ? [
          finding('Parsiyel yük bir araçtan fazla olmaz: komple seçin ya da adedi boş bırakın.', {
            ...impossible,
            field: 'vehicle_count',
          }),
        ]
      : []),
  ]
}

/** The cold chain needs a machine that cools. */
function coldFindings(request: SensedRequest): Finding[] {
  const { cargo_details: details } = request
  if (!isCold(request)) return []
  const vehicle = details.vehicle_type
  if (request.shipment_type === 'land')
    return vehicle && vehicle !== 'frigorifik' && vehicle !== 'tanker'
      ? [
          finding('Sıcaklık kontrollü yük bu araçla gitmez; frigorifik araç seçin.', {
            ...impossible,
            field: 'vehicle_type',
          }),
        ]
      : []
  const equipment = equipmentOf(request)
  if (equipment.kind !== 'containers') return []
  const warm = equipment.boxes.find(({ key }) => !key.endsWith('RF') && key !== 'tank')
  const field = details.container_type ? 'container_type' : 'container_details'
  return warm
    ? [finding('Sıcaklık kontrollü yük için soğutmalı (reefer) konteyner gerekir.', { ...impossible, field })]
    : []
}

function dangerFindings({ shipment_type, cargo_type, cargo_details: details }: SensedRequest): Finding[] {
  if (cargo_type !== 'dangerous' && !details.hazardous_materials) return []
  return [
    ...(details.un_code
      ? []
      : [finding('Tehlikeli maddenin UN numarası bilinmiyor.', { ...unusual, field: 'un_code' })]),
    ...(shipment_type === 'land' && !details.adr_required
      ? [
          finding('Tehlikeli madde kara yolunda ADR ister; muafsa açıklamaya yazın.', {
            ...unusual,
            field: 'adr_required',
          }),
        ]
      : []),
  ]
}

/** What is not ready by then misses the ship. */
function cutOffFindings({ preferred_date, cargo_details: { cut_off_date } }: SensedRequest): Finding[] {
  if (!cut_off_date || !preferred_date) return []
  if (cut_off_date < preferred_date)
    return [
      finding('Yük cut-off gününden sonra hazır oluyor; gemiye yetişmez.', {
        ...impossible,
        field: 'cut_off_date',
      }),
    ]
  return cut_off_date === preferred_date
    ? [finding('Yük cut-off günü hazır oluyor; limana yetişmesi zor.', { ...unusual, field: 'cut_off_date' })]
    : []
}
