import { rates } from '#rules/rates.ts'
import { betRates } from '../rules/bet-rates.ts'

/*
 * Loaded before the site of the bench (`--import`): limits of persons that two hundred people who stake as fast as they can do not
 * reach. Prices and payouts stay as they are.
 */
Object.assign(betRates, { weekWinnings: { units: 1e9, faith: 1e9 }, personPart: 5_000 })
Object.assign(rates.stake, { points: 1e9 })
