import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/errors.ts';
import { categoryIconSvg, iconSvg, isHexColour, isIconName } from './icons.ts';
import { parsed, VersionQuery } from './requests.ts';
import { FOREVER, redirected, sendNoImage, sendSvg } from './send-image.ts';

interface IconParams {
  readonly name: string;
  readonly colour: string;
}

const checkIcon = ({ name, colour }: IconParams): void => {
  if (!isIconName(name) || !isHexColour(colour)) throw new ApiError('BAD_REQUEST');
};

/** Icons in any colour of six hexadecimal digits, as SVG. Throws 400 for other names and colours. */
export function registerIcons(app: FastifyInstance): void {
  /** Icon of a category, in a colour [7.9-01]. */
  app.get<{ Params: IconParams }>('/api/dynimg/category/:name/:colour', async (request, reply) => {
    checkIcon(request.params);
    parsed(VersionQuery, request.query);
    const { name, colour } = request.params;
    const redirect = redirected(request, reply, `/api/dynimg/category/${name}/${colour}`);
    return redirect ?? sendSvg(reply, await categoryIconSvg(name, colour), FOREVER);
  });

  /** Icon of the site, in a colour [7.9-04]; 404 for an unknown name. */
  app.get<{ Params: IconParams }>('/api/dynimg/icon/:name/:colour', async (request, reply) => {
    checkIcon(request.params);
    parsed(VersionQuery, request.query);
    const { name, colour } = request.params;
    const redirect = redirected(request, reply, `/api/dynimg/icon/${name}/${colour}`);
    if (redirect) return redirect;
    const svg = await iconSvg(name, colour);
    return svg === null ? sendNoImage(reply) : sendSvg(reply, svg, FOREVER);
  });
}
