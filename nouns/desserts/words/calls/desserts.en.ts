import type { CallWords } from '#words/call-words.ts'
import type { desserts as dessertsContract } from '../../contract/desserts.ts'
import type { refusals as zh } from './desserts.zh.ts'

/** Name of the noun, and what its calls do: for the API document. */
export const desserts: CallWords<typeof dessertsContract> = {
  name: 'Desserts',
  calls: {
    own: 'One’s own shelf of desserts',
    of: 'The desserts that somebody shows',
    choose: 'Chooses the first dessert',
    synthesize: 'Cooks a dessert of ten bullets',
    feed: 'Feeds a dessert',
    teach: 'Teaches a dessert its spell card',
    skin: 'Puts a skin on, or takes it off',
    buySkin: 'Buys a skin',
    display: 'Displays a dessert',
    sendOut: 'Sends a dessert out',
    callBack: 'Calls a dessert back',
    log: 'What happened to one’s own desserts',
    draws: 'One’s own draws, and the seed of a day',
    claim: 'Takes the dessert of a dragon ball',
    prize: 'Gives a dessert (staff)',
    all: 'The desserts of all members (staff)',
  },
}

/** What its calls refuse. */
export const refusals: typeof zh = {
  'd.hidden': 'This person does not show their desserts',
  'd.personUnknown': 'There is no such person, or the account is closed',
  'd.chosenAlready': 'You have chosen your first dessert already',
  'd.robotDesserts': 'Robot accounts keep no desserts',
  'd.mixtureWrong': 'A pot takes exactly ten bullets, and sugar by tens, at most a hundred',
  'd.insufficient': 'You have too little of it; look into the pantry',
  'd.firstDone': 'The first pot, which costs no bullets, has been cooked already',
  'd.notOwned': 'You do not have this dessert yet',
  'd.levelLow': 'Its level is too low: feed it up to level 3 first',
  'd.taught': 'It knows its spell card already',
  'd.skinConflict': 'This skin conflicts with the spell card: it would hide it',
  'd.skinUnknown': 'There is no such skin, or it is not sold yet',
  'd.skinMissing': 'You do not have this skin yet',
  'd.skinOwned': 'You have this skin already',
  'd.displayedToday': 'You changed the dessert on display today; again after midnight in Beijing',
  'd.isOut': 'A dessert of yours is out already; wait for it or call it back',
  'd.targetMissing': 'Choose a place to forage, or somebody to steal from',
  'd.victimUnknown': 'There is no such person, or your dessert cannot go there',
  'd.victimSelf': 'You need not steal from your own plate',
  'd.plateEmpty': 'There is nothing on that plate',
  'd.tired': 'Your desserts are tired: they go out for 16 hours a day, and have too few left today',
  'd.notOut': 'No dessert of yours is out',
  'd.dayUnknown': 'Nothing was drawn for you on that day',
  'd.grantUnknown': 'There is no dessert to take for this ball, or you have taken it',
  'd.ownAccount': 'You cannot give to yourself or to another account of yours',
  'd.robotAccount': 'This is a robot account, which keeps no desserts',
  'd.unverified': 'This member has not verified their address yet',
  'd.missingReason': 'Please give a reason',
  'd.reasonLong': 'The reason is too long',
}
