import { type AccessRows, inside, member, staffOnly } from '#site/test/access-rows.ts'

const nobody = 1_999_999

export const accessRows: AccessRows = {
  '/presentPoint': {
    told: ['login', 'mailCheck', 'personUnknown', 'personUnknown'],
    black: 'black',
    input: () => ({ receiver: nobody, resource: 'milk', amount: 1 }),
  },
  '/getGiftTerms': { told: inside('personUnknown'), input: () => ({ receiver: nobody }) },
  '/declineGift': { told: inside('giftUnknown'), input: () => ({ id: 999_999_999 }) },
  '/getGifts': { told: member },
  '/getAllPresent': staffOnly(),
  '/getGiftRings': staffOnly(),
  '/takeBackGift': staffOnly(() => ({ id: 999_999_999, reason: 'x' }), 'giftUnknown'),
  '/prizePresent': staffOnly(() => ({ receiver: nobody, resource: 'milk', amount: 1, reason: 'x' }), 'personUnknown'),
  '/getAwards': staffOnly(),
}
