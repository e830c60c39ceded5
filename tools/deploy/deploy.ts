import { say } from '../tasks/say.ts';
import { deployRequest } from './deploy-request.ts';
import { deployShop } from './deploy-shop.ts';
import { realWorld } from './real-world.ts';

const request = deployRequest(process.argv.slice(2));
if (typeof request === 'string') {
  say(request);
  process.exitCode = 1;
} else {
  process.exitCode = await deployShop(realWorld(request.project), request);
}
