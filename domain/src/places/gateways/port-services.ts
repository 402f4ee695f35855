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
    'TRBTN TRERE TRFIL TRDIK TRUNY TRHOP TRGIR TRORD TRRIZ TRSIC TRIZT DEBRE BEGNE RUROV RUTAG RUTUA LYKHO INCCU',
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
