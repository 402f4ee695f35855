/**
 * Which container ports serve the provinces and towns of Türkiye; the first is the usual one.
 *
 * Source: what the trade does, written down in 2026; certainty: usual, not measured. To be corrected by whoever knows better.
 */
import type { HinterlandLine } from '#places/gateways/hinterland-line.ts'

export const turkishHinterland: readonly HinterlandLine[] = [
  // Thrace and the European side; Anatolian İstanbul also loads in Gebze.
  ['TRIST', 'TRAMR TRASY TRGEB'],
  ['TREDI TRKIR', 'TRAMR TRASY'],
  ['TRTEK TRCOR', 'TRASY TRAMR'],
  // The gulf of İzmit and its hinterland; Ankara also goes south.
  ['TRIZT TRSAK TRDUZ TRBOL', 'TRGEB TREYP TRDRC'],
  ['TRGEB', 'TRGEB TREYP TRAMR'],
  ['TRANK', 'TRGEB TRDRC TRMER'],
  ['TRZON TRBTN TRKBK TRKTM TRCKR TRKRK TRERE', 'TRGEB TRDRC'],
  // South of the Marmara.
  ['TRBTZ TRYAL TRESK TRBIL TRKTY TRINL TRGEM TRBDM', 'TRGEM TRGEB'],
  ['TRCKZ', 'TRGEM TRASY'],
  ['TRBZI', 'TRGEM TRALI'],
  // The Aegean.
  ['TRIZM TRMAM TRUSA TRADN TRMUG TRAFY TRODE TRNZL TRALI TRCES TRBXN', 'TRALI TRIZM'],
  ['TRDNZ', 'TRIZM TRALI'],
  // The Mediterranean and what lies behind it.
  ['TRAYT TRBDR', 'TRAYT TRMER'],
  ['TRISE', 'TRAYT TRIZM'],
  ['TRKYA TRKMN TRASR TRNIG TRNEV TRARY TRADA TRMER TRVAS TRYOZ TRKSH', 'TRMER TRISK'],
  ['TRGZT TRKIL TRHAT TROSE TRKCM TRADI TRMLX TREZS TRSFQ TRDIY TRMDN TRISK', 'TRISK TRMER'],
  ['TRTUN TRBIN TRMSR TRBIT TRBAL TRSXZ TRSNK TRHAK', 'TRMER TRISK'],
  // The Black Sea has feeders only.
  ['TRSSX TRAMY TRCOM TRORD TRTJK TRSIC TRUNY', 'TRSSX TRGEB'],
  ['TRTZX TRRIZ TRGHN TRGIR TRAVN TRBYT TRHOP', 'TRTZX TRSSX'],
  ['TRERZ TRERC TRKSY TRARD TRIGD TRVAN TRAJI', 'TRMER TRTZX'],
]
