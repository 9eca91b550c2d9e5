#version 300 es
// Lighting and materials. Lengths are in houses, z points up, and colours are linear until the last lines.
precision highp float;
precision highp int;
precision highp sampler2DShadow;

in vec3 vWorld;
in vec3 vNormal;
in vec3 vOwn;
in vec4 vSurface;
in vec3 vLook;
out vec4 colour;

uniform vec3 uEye;
// Direction to the centre of the key light.
uniform vec3 uLight;
uniform mat4 uLightView;
// Width of the shadow map, and the diameter of the light at distance 1.
uniform vec2 uShadow;
uniform sampler2DShadow uShaded;
uniform sampler2D uDepths;
// Distances to the outlines of the signs, one sign in each cell of a four-by-four grid.
uniform sampler2D uSigns;
// Two random numbers in each cell.
uniform mediump sampler3D uChance;
// (red, green, blue, kind) of each material.
uniform vec4 uMatter[16];
// The field of houses: half its size, its height, and the height of the frame above it.
uniform vec4 uField;
// Half the top of a house, in units of its shorter side.
uniform vec2 uFace;
// The box on the table: its centre and half its size.
uniform vec4 uBox;
// The feet and sizes of the pieces; the centres and directions of the sticks.
uniform vec4 uPieces[24];
uniform vec4 uSticks[5];
uniform ivec2 uCounts;
// Half the length and the radius of a stick, in houses.
uniform vec2 uStick;
// Brightness of the room, from daylight to lamplight.
uniform float uRoom;
// The index of this sample; the picture is the mean of several.
uniform float uSample;

const float PI = 3.14159265;
const float CLOTH = 0.0, GLAZE = 1.0, IVORY = 2.0, WOOD = 3.0, WOOD_ACROSS = 4.0, STONE = 5.0, METAL = 6.0, LACQUER = 7.0;

// ---- Noise -------------------------------------------------------------------------------------

// Value noise, smooth between the corners of unit cells. The random numbers are a texture of 64 cells per axis, so the
// GPU interpolates the eight corners: Quilez, "Improved texture interpolation" (2009).
float noise(vec3 p) {
  vec3 cell = floor(p), f = p - cell;
  f = f * f * (3.0 - 2.0 * f);
  return textureLod(uChance, (cell + f + 0.5) / 64.0, 0.0).r;
}

// Three noise values around 0.
vec3 rough3(vec3 p) { return vec3(noise(p), noise(p + 11.0), noise(p + 23.0)) - 0.5; }

float clouds(vec3 p) {
  return noise(p) * 0.55 + noise(p * 2.1 + 7.0) * 0.3 + noise(p * 4.3 + 3.0) * 0.15;
}

// Distance to the border between two cells of scattered points (Worley 1996), for crackle.
float border(vec2 p) {
  ivec2 c = ivec2(floor(p));
  float first = 9.0, second = 9.0;
  for (int y = -1; y <= 1; y++)
    for (int x = -1; x <= 1; x++) {
      vec2 point = vec2(c + ivec2(x, y)) + texelFetch(uChance, ivec3(c + ivec2(x, y), 5) & 63, 0).rg;
      float d = distance(p, point);
      second = min(second, max(first, d));
      first = min(first, d);
    }
  return second - first;
}

// ---- The room ----------------------------------------------------------------------------------

// Light from a direction, blurred by roughness: a tall window behind the table on the left, a wall that
// darkens away from it, a dim ceiling, and the linen below. A procedural room replaces an environment map.
const vec3 WINDOW = vec3(-0.2774, 0.6230, 0.7314);
const vec3 SIDE = vec3(0.9135, 0.4067, 0.0);
const vec3 OVER = vec3(-0.2975, 0.6681, -0.6820);

vec3 room(vec3 way, float rough) {
  vec3 wall = mix(vec3(0.26, 0.22, 0.175), vec3(0.46, 0.455, 0.45), smoothstep(-0.1, 0.9, way.z));
  wall *= 0.75 + 0.5 * max(0.0, dot(way, vec3(-0.6, 0.3, 0.4)));
  vec3 seen = mix(vec3(0.30, 0.25, 0.185), wall, smoothstep(-0.25 - rough, 0.15 + rough, way.z));
  float soft = 0.03 + rough * 0.75;
  vec2 at = vec2(dot(way, SIDE), dot(way, OVER)) / max(dot(way, WINDOW), 0.05);
  vec2 pane = smoothstep(vec2(0.30, 0.46) + soft, vec2(0.30, 0.46) - soft, abs(at));
  // The window bars, blurred by a rough surface.
  vec2 bar = smoothstep(vec2(0.015), vec2(0.035) + soft, abs(at - vec2(0.0, 0.1)));
  float open = pane.x * pane.y * mix(min(bar.x, bar.y), 1.0, min(1.0, 0.35 + rough * 2.0)) * step(0.0, dot(way, WINDOW));
  seen += vec3(4.6, 4.7, 4.8) * open / (1.0 + 3.0 * rough);
  // The key light, and a second, dimmer opening opposite.
  seen += vec3(2.6, 2.3, 1.9) * smoothstep(0.93 - soft, 0.99, dot(way, uLight)) / (1.0 + 5.0 * rough);
  seen += vec3(0.36, 0.42, 0.5) * smoothstep(0.6 - soft, 0.97, dot(way, vec3(0.8, 0.38, 0.46)));
  return seen * uRoom;
}

// The same for a whole hemisphere: Ramamoorthi and Hanrahan (2001) show that a few terms are enough. Light reflected by
// the linen brightens the near side of the room.
vec3 ambient(vec3 n) {
  vec3 up = vec3(0.17, 0.172, 0.185), down = vec3(0.13, 0.11, 0.085);
  vec3 sum = mix(down, up, n.z * 0.5 + 0.5) + vec3(0.13, 0.135, 0.145) * max(0.0, dot(n, WINDOW));
  return (sum + vec3(0.36, 0.31, 0.25) * max(0.0, dot(n, vec3(0.25, -0.85, -0.2)))) * uRoom;
}

// 1 in every second column of pixels, else 0.
float odd() { return mod(floor(gl_FragCoord.x), 2.0); }

// Evenly distributed noise per pixel (interleaved gradient noise, Jimenez 2014).
float grain() {
  return fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715))));
}

// ---- Shadows and occlusion ---------------------------------------------------------------------

// Percentage-closer soft shadows (Fernando 2005): the distance of the blockers determines the softness of the edge. Two
// neighbouring pixels each sample half of the same spiral (Vogel 1979) and share the result, which avoids grain and
// banding.
float lit(vec3 at, vec3 n) {
  vec3 p = (uLightView * vec4(at + n * 0.03, 1.0)).xyz * 0.5 + 0.5;
  if (any(greaterThan(abs(p - 0.5), vec3(0.5)))) return 1.0;
  float depth = p.z - 0.0012;
  float half1 = odd() * 0.5 + 0.25;
  float search = 0.3 / uShadow.x, blockers = 0.0, sum = 0.0;
  for (int i = 0; i < 8; i++) {
    float k = float(i) + half1, a = k * 4.79993 + uSample;
    float found = texture(uDepths, p.xy + sqrt(k / 8.0) * search * vec2(cos(a), sin(a))).r;
    if (found < depth) { sum += found; blockers += 1.0; }
  }
  if (blockers == 0.0) return 1.0;
  // The depth range equals the width of the shadow map.
  float gap = (depth - sum / blockers) * uShadow.x;
  float wide = clamp(gap * uShadow.y, 0.02, 0.4) / uShadow.x;
  float open = 0.0;
  for (int i = 0; i < 16; i++) {
    float k = float(i) + half1, a = k * 4.79993 + uSample;
    open += texture(uShaded, vec3(p.xy + sqrt(k / 16.0) * wide * vec2(cos(a), sin(a)), depth));
  }
  return open / 16.0;
}

// The share of the sky that a ball hides: Inigo Quilez, "Sphere ambient occlusion" (2006).
float hidden(vec3 at, vec3 n, vec3 middle, float radius) {
  vec3 to = middle - at;
  float d = length(to);
  return clamp(dot(n, to) / d * 0.7 + 0.3, 0.0, 1.0) * min(1.0, radius * radius / (d * d));
}

// The visible share of the sky above a point: pieces are balls, sticks are rods, frame and box are walls.
float openness(vec3 at, vec3 n) {
  float open = 1.0;
  for (int i = 0; i < uCounts.x; i++) {
    vec4 piece = uPieces[i];
    vec3 to = piece.xyz - at;
    float size = piece.w;
    float far = dot(to, to);
    if (far > 2.6 * size * size) continue;
    // A piece's mesh already contains the occlusion by its own body.
    if (dot(to.xy, to.xy) < 0.13 * size * size && at.z > piece.z + 0.02) continue;
    open *= 1.0 - 0.9 * hidden(at, n, piece.xyz + vec3(0, 0, 0.16 * size), 0.3 * size);
    open *= 1.0 - 0.35 * hidden(at, n, piece.xyz + vec3(0, 0, 0.55 * size), 0.17 * size);
  }
  for (int i = 0; i < uCounts.y; i++) {
    vec4 stick = uSticks[i];
    vec2 to = at.xy - stick.xy;
    vec2 along = stick.zw;
    float height = abs(length(along));
    vec2 way = along / max(height, 0.01);
    float x = clamp(dot(to, way), -uStick.x, uStick.x);
    float d = length(to - way * x);
    if (at.z < 0.02) open *= 1.0 - 0.7 * exp(-d * d / (uStick.y * uStick.y) * 0.45);
  }
  vec2 inside = uField.xy - abs(at.xy - uBox.xy);
  float wall = min(inside.x, inside.y);
  if (wall > -0.02 && at.z < uField.z + uField.w && at.z > uField.z - 0.4) {
    float high = max(0.0, uField.z + uField.w - at.z);
    open *= 1.0 - 0.5 * high / (high + max(wall, 0.0) + 0.02) * max(0.25, n.z);
  }
  if (at.z < 0.05) {
    vec2 out2 = abs(at.xy - uBox.xy) - uBox.zw;
    float d = length(max(out2, 0.0)) + min(max(out2.x, out2.y), 0.0);
    open *= 1.0 - 0.72 * exp(-max(d, 0.0) * 1.7);
  } else if (n.z < 0.5 && at.z < uField.z) {
    // The table darkens the lower edge of the box's sides.
    open *= mix(0.5, 1.0, smoothstep(0.0, 0.8, at.z));
  }
  return open;
}

// ---- Materials ---------------------------------------------------------------------------------

struct Skin {
  vec3 colour;
  float rough;
  float metal;
  // Strength of the reflection; lower for surfaces without glaze or polish.
  float gloss;
  // Strength of subsurface scattering.
  float soft;
  vec3 normal;
};

float fade(float detail) { return 1.0 - smoothstep(0.25, 0.7, detail); }

// Distance to the outline of a carved or inlaid sign, in houses; unknown beyond 0.06.
float outline(vec2 at, float cell) {
  if (cell < 0.5) return 1.0;
  // Interpolation between vertices makes whole numbers inexact.
  float index = floor(cell + 0.5) - 1.0;
  vec2 corner = vec2(mod(index, 4.0), floor(index / 4.0));
  vec2 inside = clamp(at, 0.01, 0.99);
  return (0.5 - textureLod(uSigns, (corner + inside) / 4.0, 0.0).r) * 0.12;
}

// 1 on a line, falling to 0 at this distance.
float line(float far, float wide) { return smoothstep(wide, 0.0, abs(far)); }

Skin skin(vec3 n) {
  int matter = int(vSurface.x + 0.5);
  vec4 given = uMatter[matter];
  float kind = given.w, seed = vLook.y;
  vec3 own = vOwn + seed * 17.31;
  vec2 uv = vSurface.yz;
  bool tile = uv.x > -0.5;
  vec2 from = uv - 0.5;
  // Distance from the edge of a house; the signs on the sides have no edge.
  vec2 rim = uFace - abs(from);
  float near = n.z > 0.5 ? min(rim.x, rim.y) : 1.0;
  // Constant within a house: its own position in the noise.
  vec3 which = vec3(own.xy - vec2(from.x, -from.y) * 0.93, 3.0) * 0.71;
  // The length on the surface that one pixel covers.
  float pixel = length(fwidth(vWorld));
  vec3 rub = rough3(own * 2.3);
  // Height of the border around the top of a house.
  float border1 = 0.0;
  Skin s = Skin(given.rgb, 0.5, 0.0, 1.0, 0.0, n);
  if (kind == GLAZE) {
    // Glaze flows before it sets: it is darker where it pools, thin and pale on edges, and in places
    // bluer or greener where the copper got less heat. White glaze shows none of this.
    float deep = 1.0 - smoothstep(0.35, 0.6, min(given.r, given.b));
    float fine = noise(own * 11.0), even = tile ? 1.0 : 0.2;
    vec3 bent = own + 0.6 * rub;
    float pool = clouds(bent * 1.5);
    float fired = tile ? noise(which) : noise(own * 0.5 + 40.0);
    vec3 tint = mix(vec3(0.8, 0.93, 1.12), vec3(0.98, 1.05, 0.95), smoothstep(0.2, 0.8, fired));
    tint *= mix(1.0, mix(0.62, 1.14, smoothstep(0.25, 0.7, pool)) * (0.85 + 0.3 * noise(which.yxz + 9.0)), even);
    s.colour *= mix(vec3(0.86 + 0.2 * pool), tint, deep);
    // Thin glaze is milky, with a ragged edge.
    float milk = smoothstep(0.5, 0.72, clouds(bent * 1.7 + 70.0) + 0.2 * (fine - 0.5));
    s.colour = mix(s.colour, s.colour * 0.85 + vec3(0.05, 0.15, 0.14), 0.55 * milk * deep * even) * (0.92 + 0.16 * fine);
    border1 = 1.0;
    float crazed = fade(pixel * 11.0) * smoothstep(0.42, 0.62, noise(own * 0.8 + 9.0));
    if (crazed > 0.0) s.colour *= 1.0 - 0.35 * crazed * line(border(own.xy * 1.9 + own.z * 1.9), 0.03);
    s.rough = 0.1 + 0.12 * fine;
    s.normal = normalize(n + 0.1 * rub);
  } else if (kind == IVORY) {
    // Growth lines bend along the tusk; age shows as bands and hairline cracks, mostly on inlays.
    float old = tile ? 1.0 : 0.6;
    float grown = noise(own * vec3(0.6, 7.0, 7.0) + 2.0 * clouds(own * 0.8));
    float age = clouds(own * vec3(0.8, 1.5, 1.1) + which + 31.0);
    s.colour *= mix(vec3(1.0), vec3(0.94, 0.86, 0.66), old * smoothstep(0.35, 0.8, age));
    s.colour *= 1.0 - old * (0.1 - 0.16 * grown);
    // Smoke and hands have darkened the edges most.
    if (tile) s.colour *= (0.9 + 0.18 * noise(which)) * mix(vec3(0.8, 0.66, 0.45), vec3(1.0), smoothstep(0.0, 0.2, near + 0.16 * age));
    // Hairline cracks follow the grain.
    float crazed = old * fade(pixel * 11.0) * smoothstep(0.35, 0.6, noise(own * 0.9));
    float crack = line(noise(own * vec3(0.9, 2.3, 1.3) + 0.7 * rub + which) - 0.5, 0.012);
    s.colour *= 1.0 - vec3(0.4, 0.5, 0.6) * crazed * crack;
    border1 = 0.7;
    s.rough = 0.28;
    s.gloss = 0.7;
    s.soft = 0.25;
  } else if (kind == WOOD || kind == WOOD_ACROSS) {
    vec3 p = kind == WOOD ? own : own.yxz;
    // The bent rings of a trunk whose centre lies far below the plank, with pores and dark veins along it.
    float bend = clouds(p * vec3(0.25, 0.9, 0.9)) * 1.2;
    float ring = fract(length(p.yz + vec2(3.0, 5.0)) * 2.6 + bend * 2.2);
    float early = smoothstep(0.0, 0.7, ring) * smoothstep(1.0, 0.82, ring);
    float fibre = noise(p * vec3(1.3, 42.0, 42.0));
    float streak = noise(p * vec3(0.35, 7.0, 7.0) + 3.0) * 0.6 + noise(p * vec3(0.7, 17.0, 17.0)) * 0.4;
    // Dark wood has strong veins, light wood faint ones.
    float strong = mix(0.55, 0.3, smoothstep(0.1, 0.5, given.g));
    s.colour *= mix(1.0 - strong, 1.0 + strong, early * 0.45 + 0.55 * smoothstep(0.2, 0.8, streak));
    s.colour *= 1.0 - 0.9 * strong * smoothstep(0.62, 0.9, fibre) * fade(pixel * 20.0);
    if (tile) s.colour *= 0.88 + 0.24 * noise(which);
    border1 = 0.5;
    s.rough = 0.26 + 0.14 * fibre;
    s.gloss = 0.7;
  } else if (kind == STONE) {
    float broad = clouds(own * 0.9);
    float grain = noise(own * 21.0);
    s.colour *= mix(0.8, 1.12, broad) * mix(1.0, 0.86 + 0.28 * grain, fade(pixel * 12.0));
    s.colour = mix(s.colour, s.colour * vec3(1.01, 0.96, 0.88), smoothstep(0.45, 0.75, clouds(own * 0.55 + 60.0)));
    float pit = smoothstep(0.66, 0.86, noise(own * 8.0 + 5.0));
    float pecked = 0.28;
    if (tile && vSurface.w < 0.5 && n.z > 0.5) {
      // A hollow pecked with a stone hammer: a shallow bowl, rough inside, with a worn rim.
      float worn = 0.33 + 0.05 * noise(own * 3.0 + 8.0);
      float far = length(from) / worn;
      float bowl = 1.0 - far * far;
      float in1 = smoothstep(-0.12, 0.14, bowl);
      n = normalize(n - vec3(from.x, -from.y, 0.0) / worn * 1.05 * in1);
      s.colour *= mix(1.0, 0.7 + 0.24 * far * far, in1);
      s.colour *= 1.0 + 0.14 * line(far - 1.04, 0.16);
      pecked += 0.3 * in1;
    } else if (tile) s.colour *= mix(0.86, 1.0, smoothstep(0.0, 0.02, near));
    s.colour *= 1.0 - 0.18 * pit;
    s.normal = normalize(n + rough3(own * 21.0 + own.yzx * 9.0) * pecked * fade(pixel * 8.0));
    s.rough = 0.8;
    s.gloss = 0.3;
  } else if (kind == METAL) {
    s.rough = 0.2 + 0.15 * noise(own * 14.0);
    s.metal = 1.0;
    s.normal = normalize(n + 0.1 * rub);
  } else if (kind == LACQUER) {
    // Streaks of the wood, and marks from handling.
    float worn = smoothstep(0.55, 0.8, noise(own * vec3(4.0, 21.0, 4.0)) * 0.6 + 0.4 * noise(own * 3.0));
    s.colour *= 0.8 + 0.5 * clouds(own * 3.0) + 2.5 * worn;
    s.rough = 0.06 + 0.2 * worn;
    s.gloss = 1.5;
  } else {
    // Linen: threads of varying thickness pass over and under each other. At the usual distance the weave is hardly visible.
    vec2 p = vWorld.xy * 32.0;
    vec2 row = floor(p), f = fract(p) - 0.5;
    bool over = mod(row.x + row.y, 2.0) > 0.5;
    float seen = fade(pixel * 32.0);
    vec2 way = over ? vec2(2.6, 1.7) : vec2(1.7, 2.6);
    float weave = cos(f.x * way.x) * cos(f.y * way.y);
    float thick = noise(vec3(p.x, p.y * 0.14, 3.0)) + noise(vec3(p.x * 0.14, p.y, 4.0)) - 1.0;
    s.colour *= (1.0 + 0.13 * thick) * (0.9 + 0.2 * clouds(vec3(vWorld.xy * 0.3, 8.0)));
    s.colour *= mix(1.0, 0.72 + 0.42 * weave, 0.5 * seen);
    s.normal = normalize(n + vec3(over ? vec2(f.x, 0.0) : vec2(0.0, f.y), 0.0) * 0.5 * seen);
    s.rough = 0.95;
    s.gloss = 0.3;
  }
  if (tile && border1 > 0.0) {
    // The top of a house has a border, a step down, and a fine inner line. Glaze is pale on the edges and dark where it pools.
    vec3 out1 = rim.x < rim.y ? vec3(sign(from.x), 0.0, 0.0) : vec3(0.0, -sign(from.y), 0.0);
    float blur = max(0.0, pixel - 0.012);
    float step1 = line(near - 0.085, 0.022 + blur), inner = near - 0.135, fine = line(inner, 0.012 + blur) * 0.012 / (0.012 + blur);
    s.normal = normalize(s.normal + out1 * border1 * (0.5 * smoothstep(0.035, 0.0, near) - 0.55 * step1 + 60.0 * inner * fine));
    s.colour *= 1.0 + border1 * (0.5 * smoothstep(0.05, 0.0, near) - 0.45 * step1 - 0.4 * fine);
  }
  if (tile && vSurface.w > 0.5) {
    // A sign: the walls of the cut reflect light differently, and coloured paste fills its floor.
    float d = outline(uv, vSurface.w);
    float width = max(0.006, pixel * 0.75);
    vec2 e = vec2(0.008, 0.0);
    vec2 slope = vec2(outline(uv + e.xy, vSurface.w) - outline(uv - e.xy, vSurface.w), outline(uv + e.yx, vSurface.w) - outline(uv - e.yx, vSurface.w)) / 0.016;
    float cut = smoothstep(width, -width, d);
    if (n.z > 0.5) {
      float wall = line(d + 0.004, 0.03) * step(-0.055, d);
      s.normal = normalize(s.normal + vec3(-slope.x, slope.y, 0.0) * 0.7 * wall * smoothstep(0.012, -0.012, d));
      // Part of the floor is in shadow, and the worn rim catches light.
      s.colour *= 1.0 + 0.3 * line(d - 0.012, 0.02) * (1.0 - cut);
      s.colour = mix(s.colour, uMatter[15].rgb * (0.85 + 0.3 * noise(own * 12.0)), cut * uMatter[15].w);
      s.gloss *= 1.0 - 0.6 * cut;
    } else s.colour = mix(s.colour, uMatter[8].rgb * (0.8 + 0.3 * noise(own * 5.0)), cut * 0.92);
  }
  return s;
}

// A stick's carving: bands, and at the ends fingers with nails on two sticks and fox heads on the other two, as on
// Tutankhamun's sticks (two pairs, dark above and white below).
void carve(inout Skin s) {
  float x = vOwn.x, end = abs(x), y = vOwn.y;
  bool flatSide = vSurface.w < -1.5;
  float ink1 = 0.0;
  float w = 0.004 + length(fwidth(vOwn)) * 0.5;
  for (int i = 0; i < 3; i++) {
    ink1 = max(ink1, line(end - 0.335 - float(i) * 0.019, w));
    if (i < 2) ink1 = max(ink1, line(end - 0.06 - float(i) * 0.022, w));
  }
  if (vLook.y < 6.0) {
    vec2 nail = vec2(end - 0.452, y) / vec2(0.032, 0.027);
    ink1 = max(ink1, line((length(nail) - 1.0) * 0.028, w));
  } else {
    // Two eyes, and behind them ears that lean towards each other.
    vec2 ear = vec2(end - 0.435, abs(y) - 0.008);
    ink1 = max(ink1, line(ear.y - (0.035 - ear.x * 0.6) * 0.55, w) * step(abs(ear.x), 0.034));
    ink1 = max(ink1, line(length(vec2(end - 0.474, abs(y) - 0.017)) - 0.004, w));
  }
  vec3 ink = flatSide ? vec3(0.20, 0.095, 0.035) : vec3(0.62, 0.42, 0.15);
  s.colour = mix(s.colour, ink, ink1 * (flatSide ? 0.8 : 0.9));
  // The ivory's grain runs along the stick, and handling has darkened its rim.
  if (flatSide) {
    float grown = noise(vec3(vOwn.x * 4.0, vOwn.y * 70.0, vLook.y)) + noise(vec3(vOwn.x * 8.0, vOwn.y * 190.0, vLook.y)) - 1.0;
    float stain = smoothstep(0.45, 0.8, noise(vec3(vOwn.x * 5.0, vOwn.y * 30.0, vLook.y + 4.0)));
    s.colour *= (0.94 + 0.25 * grown) * mix(vec3(1.0), vec3(0.92, 0.8, 0.54), stain);
    s.colour *= mix(vec3(1.0), vec3(0.86, 0.74, 0.56), smoothstep(0.05, 0.07, abs(y)));
  }
}

// ---- Shading -----------------------------------------------------------------------------------

// GGX (Walter et al. 2007), with Hammon's (2017) approximation of visibility.
float gloss(float rough, float nl, float nv, float nh) {
  float a = rough * rough, a2 = a * a;
  float d = nh * nh * (a2 - 1.0) + 1.0;
  return a2 / (PI * d * d) * 0.5 / mix(2.0 * nl * nv, nl + nv, a);
}

// The share of the room's light that a surface reflects: Karis, "Physically Based Shading on Mobile" (2014).
vec2 mirrored(float rough, float nv) {
  vec4 r = rough * vec4(-1.0, -0.0275, -0.572, 0.022) + vec4(1.0, 0.0425, 1.04, -0.04);
  float a = min(r.x * r.x, exp2(-9.28 * nv)) * r.x + r.y;
  return vec2(-1.04, 1.04) * a + r.zw;
}

// Khronos PBR Neutral tone mapping (2024): preserves colours except the brightest.
vec3 toned(vec3 c) {
  float x = min(c.r, min(c.g, c.b));
  c -= x < 0.08 ? x - 6.25 * x * x : 0.04;
  float peak = max(c.r, max(c.g, c.b));
  if (peak < 0.76) return c;
  float fresh = 1.0 - 0.0576 / (peak - 0.52);
  c *= fresh / peak;
  return mix(vec3(fresh), c, 1.0 / (0.15 * (peak - fresh) + 1.0));
}

void main() {
  vec3 n = normalize(vNormal);
  vec3 v = normalize(uEye - vWorld);
  Skin s = skin(n);
  if (vSurface.w < -0.5) carve(s);
  vec3 m = s.normal;
  float nv = max(dot(m, v), 0.1);
  vec3 l = uLight, h = normalize(l + v);
  float nl = dot(m, l), nh = max(dot(m, h), 0.0), vh = max(dot(v, h), 0.0);
  float shade = dot(n, l) > 0.0 ? lit(vWorld, n) : 0.0;
  // Averages with the neighbouring pixel.
  shade = clamp(shade + (0.5 - odd()) * dFdx(shade), 0.0, 1.0);
  float open = openness(vWorld, n) * vLook.x;
  // The key light is a pool on the table, weaker towards the corners.
  vec2 from = (vWorld.xy - uBox.xy - vec2(-0.8, -1.0)) / max(uBox.zw * vec2(2.0, 3.2), vec2(10.0, 7.0));
  float pool = 1.0 / (1.0 + dot(from, from) * 1.3);
  vec3 key = vec3(5.4, 4.95, 4.3) * uRoom * pool;
  // Subsurface scattering brings warmer light around edges.
  vec3 around = s.soft * vec3(0.8, 0.58, 0.36) * max(0.0, 1.0 - 1.7 * abs(nl)) * open;
  vec3 under = s.colour * (1.0 - s.metal);
  vec3 sum = under / PI * key * (max(nl, 0.0) * shade + around);
  // Light reflected between close surfaces takes their colour: Jimenez et al. (2016), as a polynomial per channel.
  vec3 a = 2.0404 * s.colour - 0.3324, b = -4.7951 * s.colour + 0.6417, c = 2.7552 * s.colour + 0.6903;
  sum += under * ambient(m) * max(vec3(open), ((open * a + b) * open + c) * open) * mix(0.5, 1.0, pool);
  // Occluded surfaces reflect less of the sky (Lagarde and de Rousiers 2014).
  float clearing = clamp(pow(nv + open, exp2(-16.0 * s.rough - 1.0)) - 1.0 + open, 0.0, 1.0) * mix(0.45, 1.0, shade);
  vec3 f0 = mix(vec3(0.045), s.colour, s.metal);
  vec2 mir = mirrored(s.rough, nv);
  vec3 shine = room(reflect(-v, m), s.rough) * (f0 * mir.x + mir.y) * clearing;
  if (nl > 0.0) shine += key * shade * nl * (f0 + (1.0 - f0) * pow(1.0 - vh, 5.0)) * gloss(s.rough + 0.08, nl, nv, nh);
  sum += shine * s.gloss;
  vec3 shown = toned(sum);
  // Converts to sRGB and dithers by less than one step against banding.
  shown = mix(12.92 * shown, 1.055 * pow(max(shown, 0.0031), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, shown));
  shown += (fract(grain() + uSample * 0.618) - 0.5) / 255.0;
  colour = vec4(shown, 1.0);
}
