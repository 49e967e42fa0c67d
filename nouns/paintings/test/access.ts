import { type AccessRows, anyone, member } from '#site/test/access-rows.ts'
import { plainPainting } from './upload-painting.ts'

export const accessRows: AccessRows = {
  '/getPainting': { told: anyone },
  '/getFollowedPainting': { told: member },
  '/getMyPainting': { told: member },
  '/getMyPaintingB1': { told: member },
  '/getMyPaintingByPage': { told: member },
  '/getSomeOnePaintingByPage': { told: anyone, input: () => ({ upid: 1_000_001 }) },
  '/somePainting': { told: anyone, input: ({ pid }) => ({ pids: [pid] }) },
  '/getPaintingById/:id': { told: anyone, input: ({ pid }) => ({ id: String(pid) }) },
  '/getPaintingBeside': { told: anyone, input: ({ pid }) => ({ pid }) },
  '/getPaintingTags': { told: anyone },
  '/getSRCByURL': {
    told: ['login', 'mailCheck', 'urlClosed', 'urlClosed'],
    input: () => ({ url: 'https://example.org/a.png' }),
  },
  '/upPainting': {
    told: ['login', 'mailCheck', 'pictureMissing', 'pictureMissing'],
    input: () => ({ ...plainPainting, url: `/pic/${'0'.repeat(64)}.png` }),
  },
  '/updatePainting': {
    told: ['login', 'mailCheck', 'notOwn', 'in'],
    input: ({ pid }) => ({ ...plainPainting, pid }),
  },
  '/delPainting': { told: ['login', 'mailCheck', 'notOwn', 'in'], input: ({ pid }) => ({ pid }) },
  '/likePainting': {
    told: ['login', 'mailCheck', 'in', 'likeSelf'],
    black: 'black',
    input: ({ pid }) => ({ pid }),
  },
  '/keepPainting': { told: member, input: ({ pid }) => ({ pid }) },
  '/getKeptPainting': { told: member },
  '/getPaintingOwn': { told: member, input: ({ pid }) => ({ pids: [pid] }) },
  '/getPaintingComments': { told: anyone, input: ({ pid }) => ({ pid }) },
  '/paintingComment': { told: ['login', 'mailCheck', 'in', 'in'], input: ({ pid }) => ({ pid, comment: 'sweet' }) },
  '/delPaintingComment': {
    told: ['login', 'mailCheck', 'notOwn', 'in'],
    input: ({ paintingComment }) => ({ id: paintingComment }),
  },
  '/paintingReport': {
    told: ['login', 'mailCheck', 'in', 'reportSelf'],
    input: ({ pid }) => ({ id: pid, about: 'other', reason: 'slow' }),
  },
}
