/** Why a shipment is late, where nobody has given a reason. */
export const beyondPromise = 'Beklenen varış, söz verilen günü aşıyor'
