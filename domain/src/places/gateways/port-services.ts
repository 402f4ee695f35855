/**
 * What a port is for, where that is not containers. Source: public lists of terminals and lines as they ran up to 2026; certainty: usual.
 * Sailings change, so nothing here says that a ship goes today.
 */
export const portServices = ['container', 'roro', 'bulk', 'river'] as const
export type PortService = (typeof portServices)[number]

const others: readonly (readonly [services: string, ports: string])[] = [
  ['roro', 'TRPEN TRYAL TRCES TRTAS TRKSP FRCQF FRSET ITBRI CYKYR SEMMA'],
  ['roro container', 'TRIST TRIZM TRMER TRAMR TRISK TRSSX TRTZX ITTRS ITAOI CYFMG ROCND UAILK BEZEE RUNVS'],
  ['roro bulk', 'TRZON TRBDM TRTEK TRCKZ DERSK KZAAU TMKRW AZBAK'],
  [
    'bulk',
    'TRBTN TRERE TRFIL TRDIK TRUNY TRHOP TRGIR TRORD TRRIZ TRSIC TRIZT DEBRE BEGNE RUROV RUTAG RUTUA LYKHO',
  ],
  ['river', 'DEDUI UAIZM KHPNH'],
]

const known = new Map(
  others.flatMap(([services, ports]) =>
    ports.split(' ').map((port) => [port, services.split(' ') as PortService[]] as const),
  ),
)

/** A port of which nothing else is known has liner services for containers. */
export const servicesOf = (port: string): readonly PortService[] => known.get(port) ?? ['container']
export const takesContainers = (port: string): boolean => servicesOf(port).includes('container')

/**
 * How large a port is for containers, on the scale of the places' own ranks, where those speak of the city behind it: of İstanbul's
 * boxes nearly all go through Ambarlı. Source: order of the ports by boxes in public lists up to 2025; certainty: usual.
 */
const sizes: readonly (readonly [size: number, ports: string])[] = [
  [10, 'TRAMR'],
  [9, 'TRMER MAPTM INNSA INMUN THLCH ESVLC'],
  [8, 'TRGEB TRALI TRASY ESALG PTSIE FRLEH'],
  [7, 'TRGEM TRISK DKAAR NGAPP'],
  [6, 'TRIZM TRDRC TREYP THBKK'],
  [4, 'TRIST TRAYT TRSSX TRTZX NLAMS DKCPH'],
  [3, 'FRMRS INBOM NGLOS'],
]

const sizesByPort = new Map(
  sizes.flatMap(([size, ports]) => ports.split(' ').map((port) => [port, size] as const)),
)

export const containerSizeOf = ({ code, rank }: { code: string; rank: number }): number =>
  sizesByPort.get(code) ?? rank
